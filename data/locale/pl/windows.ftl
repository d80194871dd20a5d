### Okna reakcji: odpowiedzi, które przez chwilę pozostają ukryte, aby ich czas nie zdradził karty.

service-reaction-wait = Reakcje są pokazywane
service-reaction-wait-at-once = od razu, gdy tylko nastąpią
service-reaction-wait-1-minute = po 1 minucie
service-reaction-wait-10-minutes = po 10 minutach
service-reaction-wait-1-hour = po 1 godzinie
service-computer-level = Komputer gra
service-computer-level-recruit = jak rekrut: według prostych zasad, ale czasem się myli; dobry na pierwsze gry
service-computer-level-regular = jak zwykły żołnierz: według prostych zasad
service-computer-level-veteran = jak weteran: myśli naprzód i w próbach częściej wygrywał ze zwykłym żołnierzem, niż przegrywał
service-computer-level-general = jak generał: myśli naprzód dłużej niż weteran
refused-hidden = Reszty nie wykonano: musi poczekać, aż reakcja zostanie pokazana.
chat-window-kept = 🤫 Zachowano: `{ $order }`
chat-window-answer = Twoja odpowiedź: **{ $answer }**. Do { $time } nikt inny jej nie pozna i możesz odpowiedzieć inaczej.
chat-window-open = Twoja odpowiedź zostanie pokazana { $time }, nie wcześniej, jakakolwiek będzie; do tego czasu możesz ją zmienić. Jeśli nic nie powiesz, odpowie wtedy twój stały rozkaz albo możesz myśleć dalej.
chat-window-until = ⏳ Reakcja zostanie pokazana { $time }, nie wcześniej.
