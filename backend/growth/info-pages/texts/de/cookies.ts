export const cookies = `
  Cookies
  Welche Cookies {brand} setzt, was sonst in deinem Browser bleibt, wozu und wie lange.
  # Nur was nötig ist
  {brand} setzt keine Cookies für Werbung oder Tracking und bindet nichts von Dritten ein. Deshalb fragt dich auch kein Banner nach deiner Einwilligung.
  Was deine Einwilligung braucht, bleibt aus, bis du es am Ende dieser Seite oder in den [Einstellungen](/settings) einschaltest, und das Ausschalten ist genauso leicht.
  # Unsere Cookies
  - __Host-vonk: hält dich eingeloggt. Der Inhalt ist verschlüsselt, Skripte können ihn nicht lesen. 30 Tage.
  - vonk_in: merkt sich nur, dass du eingeloggt bist, damit die Seite gleich richtig erscheint. 30 Tage.
  - __Host-vonk_device: merkt sich, dass du dich auf diesem Gerät schon eingeloggt hast, damit dich niemand aussperrt, der dein Passwort zu erraten versucht. Der Inhalt ist verschlüsselt, dient nicht dem Tracking und bleibt beim Ausloggen erhalten. 365 Tage.
  - vonk_locale: merkt sich die gewählte Sprache. 365 Tage.
  - vonk_country: merkt sich das Land, das du für die Preise gewählt hast. 365 Tage.
  # Speicher deines Browsers
  Damit nichts verloren geht, wird einiges nur in deinem Browser gespeichert:
  - Entwürfe von Nachrichten und der Anmeldung, aber nie dein Passwort
  - Nachrichten, die noch auf eine Verbindung warten
  - welche Hinweise du geschlossen hast, und wann
  - der Ort, den wir zu deinem Standort gefunden haben, eine Stunde lang
  - dass dieser Browser Push-Benachrichtigungen bekommt
  - bis du den Tab schließt: der Link oder die Einladung, über die du gekommen bist, und halb ausgefüllte Formulare
  # Zählen und Partner
  Kommst du über den Link eines Partners, merken wir uns das, bis du den Tab schließt, und zählen den Besuch ohne Bezug zu deiner Person und ohne deine IP-Adresse. Meldest du dich an, speichern wir die Herkunft bei deinem Konto.
  Wenn du am Ende dieser Seite zustimmst, merkt sich dieser Browser 90 Tage lang, über welchen Link du zuerst gekommen bist. Nur mit deiner Einwilligung speichern wir Statistik zusammen mit deinem Konto oder sagen dem Partner, dass du Mitglied geworden bist oder etwas gekauft hast. Was er erfährt, steht in der [Datenschutzerklärung](/pages/privacy).
  # Löschen
  Beim Ausloggen wird die Sitzung beendet. Alles andere löschst du in den Einstellungen deines Browsers; danach musst du dich neu einloggen und die Sprache wieder wählen.
`;
