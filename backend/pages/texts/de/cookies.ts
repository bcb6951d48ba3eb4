export const cookies = `
  Cookies
  Welche Cookies {brand} setzt, was sonst in deinem Browser bleibt, wozu und wie lange.
  # Nur was nötig ist
  {brand} setzt keine Cookies zur Werbung oder Verfolgung und bindet nichts von Dritten ein. Deshalb fragt dich auch kein Banner nach Zustimmung.
  Was eine Zustimmung braucht, bleibt aus, bis du es am Ende dieser Seite oder in den [Einstellungen](/settings) einschaltest, und das Ausschalten ist genauso leicht.
  # Unsere Cookies
  - __Host-vonk: hält dich eingeloggt. Der Inhalt ist verschlüsselt, Skripte können ihn nicht lesen. 30 Tage.
  - vonk_in: merkt sich nur, dass du eingeloggt bist, damit die Seite gleich richtig erscheint. 30 Tage.
  - __Host-vonk_device: merkt sich, dass du dich auf diesem Gerät schon eingeloggt hast, damit dich niemand aussperrt, der dein Passwort zu erraten versucht. Der Inhalt ist verschlüsselt, dient keiner Verfolgung und bleibt beim Ausloggen erhalten. 365 Tage.
  - vonk_locale: merkt sich die gewählte Sprache. 365 Tage.
  - vonk_country: merkt sich das Land, das du für die Preise gewählt hast. 365 Tage.
  - vonk_split: nur wo wir zwei Fassungen einer Seite vergleichen: eine von tausend Gruppen, damit du dieselbe Fassung wiedersiehst. Niemand ist daran zu erkennen. Nur mit deinem Ja, 90 Tage.
  # Speicher deines Browsers
  Damit nichts verloren geht, bleibt einiges allein in deinem Browser:
  - Entwürfe von Nachrichten und der Anmeldung, aber nie dein Passwort
  - Nachrichten, die noch auf eine Verbindung warten
  - welche Hinweise du geschlossen hast, und wann
  - die zu deinem Standort gefundene Stadt, eine Stunde lang
  - dass dieser Browser Push-Nachrichten bekommt
  - bis du den Tab schließt: der Link oder die Einladung, über die du kamst, und halb ausgefüllte Formulare
  # Zählen und Partner
  Kommst du über den Link eines Partners, so wird die Herkunft behalten, bis du den Tab schließt, und ohne Person und ohne deine IP-Adresse gezählt. Meldest du dich an, gehört sie zu deinem Konto.
  Mit deinem Ja am Ende dieser Seite merkt sich dieser Browser 90 Tage lang, über welchen Link du zuerst kamst. Nur mit deinem Ja bewahren wir Statistik zusammen mit deinem Konto auf oder sagen dem Partner, dass du Mitglied geworden bist oder etwas gekauft hast. Was er erfährt, steht auf der Seite [Datenschutz](/pages/privacy).
  # Löschen
  Beim Ausloggen wird die Sitzung beendet. Alles andere löschst du in den Einstellungen deines Browsers; danach musst du dich neu einloggen und die Sprache wieder wählen.
`;
