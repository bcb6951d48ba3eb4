export const faq = `
  Häufige Fragen
  Kurze Antworten zu Kosten, fiktiven Profilen, Matches, Fotos, Sicherheit, Mails und zum Löschen des Kontos.
  # Was kostet {brand}?
  Anmelden, suchen, Profile ansehen, Likes vergeben und Nachrichten lesen kostet nichts. Preise in Credits: Nachricht {message_credits}, Foto im Gespräch {photo_credits}, Geschenk {gift_credits}. Den Preis siehst du am Knopf, bevor du sendest.
  Was Credits in deinem Land kosten, steht auf der Seite [Preise](/pricing). Credits zum Start, sobald deine E-Mail-Adresse bestätigt ist: {signup_credits}.
  # Gibt es ein Abonnement?
  Nein. Du zahlst einmal für ein Paket Credits, nichts verlängert sich, und es gibt nichts zu kündigen. Credits verfallen nicht, solange dein Konto besteht.
  # Wie kann ich bezahlen?
  Welche Zahlungsarten in deinem Land gehen, steht auf der Seite [Preise](/pricing) und noch einmal vor jeder Bestellung. Der Betrag wird einmal abgebucht. Einen Beleg als PDF findest du bei jeder [deiner Zahlungen](/transactions).
  # Was sind fiktive Profile?
  {fictional}
  Das Wort steht am Foto, im Profil, im Gespräch und in jeder Mail. Antwortet eine Maschine, steht auch das da.
  # Wie sehe ich nur echte Mitglieder?
  Wähle in der Suche bei den Filtern „Nur echte Mitglieder“. Bist du eingeloggt, wird [deine Suche](/members) gemerkt.
  # Wie kommt ein Match zustande?
  Dir gefällt jemand, und du gefällst dieser Person: Dann ist es ein Match, und ihr erfahrt es beide. Likes kosten nichts. Im Swipe-Spiel kannst du 4 Likes am Tag vergeben.
  # Die Bestätigungsmail kommt nicht an. Was nun?
  Sieh zuerst im Spamordner nach. Du kannst dir die Mail noch einmal schicken lassen und dabei die Adresse ändern, höchstens einmal in der Minute und fünfmal am Tag.
  Kommt gar nichts an, schreib uns: {email}. Der Link in der Mail gilt 14 Tage.
  # Warum kann mir niemand antworten?
  Solange deine E-Mail-Adresse nicht bestätigt ist, ist dein Profil nicht sichtbar und Nachrichten erreichen dich nicht. Öffne den Link aus der Mail, dann geht es los.
  # Wer sieht meine Fotos?
  Dein Hauptfoto sehen alle. Die anderen sehen nur Premium-Mitglieder scharf, alle übrigen unscharf. Ohne Kauf kannst du 3 Fotos zeigen, als Premium-Mitglied 25.
  Wir sehen uns Fotos vielleicht an, bevor sie erscheinen. Wo ein Foto aufgenommen wurde, entfernen wir aus der Datei.
  # Wie alt muss ich sein?
  Mindestens {min_age} Jahre. Wir fragen bei der Anmeldung nach dem Geburtsdatum; andere sehen nur dein Alter, und auch das kannst du verbergen. Konten von Minderjährigen sperren wir.
  # Wie werde ich jemanden los?
  Öffne das Profil oder das Gespräch und wähle „Blockieren“. Ihr seht einander dann sofort nicht mehr, und keiner kann dem anderen schreiben. Rückgängig machst du es in den [Einstellungen](/settings).
  # Jemand bittet mich um Geld. Was soll ich tun?
  Zahl nichts und schick weder Codes noch Kopien von Ausweisen. Melde die Nachricht direkt im Gespräch und blockiere die Person. Hast du schon Geld verloren, geh auch zur Polizei.
  # Ich bekomme zu viele Mails. Wie stelle ich sie ab?
  In den [Benachrichtigungen](/notifications) wählst du für jede Art, ob sie sofort, täglich oder nie kommt, und stellst Ruhezeiten ein. Außerdem hat jede solche Mail einen Link, der sie mit einem Klick beendet.
  # Mein Konto ist gesperrt. Wie lange?
  Nach 5 falschen Passwörtern dauert die Sperre 15 Minuten. Warte ab oder vergib ein [neues Passwort](/reset-password). Andere Sperren erklärt die Seite [Zugangssperre](/pages/ban).
  # Welche Daten habt ihr über mich?
  In den [Einstellungen](/settings) kannst du alles als eine Datei herunterladen. Was wir wozu verarbeiten, steht auf der Seite [Datenschutz](/pages/privacy).
  # Wie lösche ich mein Konto?
  In den [Einstellungen](/settings), ganz am Ende unter „Konto löschen“. Niemand sieht dein Profil ab diesem Moment. 14 Tage lang bringt ein Link in unserer Mail es zurück, dann wird alles endgültig gelöscht.
`;
