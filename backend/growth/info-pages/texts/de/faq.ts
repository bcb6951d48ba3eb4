export const faq = `
  Häufige Fragen
  Kurze Antworten zu Kosten, fiktiven Profilen, Matches, Fotos, Sicherheit, E-Mails und zum Löschen des Kontos.
  # Was kostet {brand}?
  Anmelden, suchen, Profile ansehen, Likes vergeben und Nachrichten lesen kostet nichts. In Credits kostet eine Nachricht {message_credits}, ein Bild im Gespräch {photo_credits} und ein Geschenk {gift_credits}. Den Preis siehst du auf dem Knopf, bevor du sendest.
  Was Credits in deinem Land kosten, steht auf der Seite [Preise](/pricing). Sobald deine E-Mail-Adresse bestätigt ist, bekommst du zum Start Credits geschenkt, und zwar {signup_credits}.
  # Gibt es ein Abonnement?
  Nein. Du zahlst einmal für ein Credit-Paket, nichts verlängert sich, und es gibt nichts zu kündigen. Credits verfallen nicht, solange dein Konto besteht.
  # Wie kann ich bezahlen?
  Welche Zahlungsarten in deinem Land möglich sind, steht auf der Seite [Preise](/pricing) und noch einmal vor jeder Bestellung. Der Betrag wird einmal abgebucht. Eine Rechnung als PDF findest du bei jeder [deiner Zahlungen](/transactions).
  # Was sind fiktive Profile?
  {fictional}
  Dieser Hinweis steht auf dem Foto, im Profil, im Gespräch und in jeder E-Mail. Auch wenn ein Programm antwortet, steht das dabei.
  # Wie sehe ich nur echte Mitglieder?
  Wähle in der Suche bei den Filtern „Nur echte Mitglieder“. Bist du eingeloggt, merken wir uns [deine Suche](/members).
  # Wie kommt ein Match zustande?
  Dir gefällt jemand, und du gefällst dieser Person: Dann ist es ein Match, und ihr erfahrt es beide. Likes kosten nichts. Im Swipe-Spiel kannst du 4 Likes am Tag vergeben.
  # Die Bestätigungsmail kommt nicht an. Was nun?
  Schau zuerst im Spam-Ordner nach. Du kannst dir die E-Mail noch einmal schicken lassen und dabei die Adresse ändern, höchstens einmal in der Minute und fünfmal am Tag.
  Kommt gar nichts an, schreib uns: {email}. Der Link in der E-Mail gilt 14 Tage.
  # Warum kann mir niemand antworten?
  Solange deine E-Mail-Adresse nicht bestätigt ist, ist dein Profil nicht sichtbar und Nachrichten erreichen dich nicht. Öffne den Link aus der E-Mail, dann geht es los.
  # Wer sieht meine Fotos?
  Dein Hauptfoto sehen alle. Deine weiteren Fotos sind nur für Premium-Mitglieder scharf zu sehen, für alle anderen unscharf. Ohne Kauf kannst du 3 Fotos zeigen, als Premium-Mitglied 25.
  Je nach Seite sehen wir uns Fotos an, bevor sie erscheinen. Den Aufnahmeort entfernen wir aus der Datei.
  # Wie alt muss ich sein?
  Mindestens {min_age} Jahre. Wir fragen bei der Anmeldung nach dem Geburtsdatum; andere sehen nur dein Alter, und auch das kannst du verbergen. Konten von Minderjährigen sperren wir.
  # Wie werde ich jemanden los?
  Öffne das Profil oder das Gespräch und wähle „Blockieren“. Ab sofort seht ihr euch nicht mehr und könnt euch nicht mehr schreiben. In den [Einstellungen](/settings) kannst du die Blockierung aufheben.
  # Jemand bittet mich um Geld. Was soll ich tun?
  Zahl nichts und schick weder Codes noch Kopien deines Ausweises. Melde die Nachricht direkt im Gespräch und blockiere die Person. Hast du schon Geld verloren, geh auch zur Polizei.
  # Ich bekomme zu viele E-Mails. Wie bestelle ich sie ab?
  In den [Benachrichtigungen](/notifications) wählst du für jede Art, ob sie sofort, täglich oder nie kommt, und legst Ruhezeiten fest. Außerdem steht in jeder dieser E-Mails ein Link, über den du sie mit einem Klick abbestellst.
  # Mein Konto ist gesperrt. Wie lange?
  Nach 5 falschen Passwörtern dauert die Sperre 15 Minuten. Warte ab oder lege ein [neues Passwort](/reset-password) fest. Andere Sperren erklärt die Seite [Zugangssperre](/pages/ban).
  # Welche Daten habt ihr über mich?
  In den [Einstellungen](/settings) kannst du alles in einer Datei herunterladen. Was wir wozu verarbeiten, steht in der [Datenschutzerklärung](/pages/privacy).
  # Wie lösche ich mein Konto?
  In den [Einstellungen](/settings), ganz am Ende unter „Konto löschen“. Ab diesem Moment sieht niemand mehr dein Profil. 14 Tage lang kannst du es mit dem Link in unserer E-Mail zurückholen, danach löschen wir alles endgültig.
`;
