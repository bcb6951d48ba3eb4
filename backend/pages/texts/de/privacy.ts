export const privacy = `
  Datenschutz
  Welche Daten {brand} verarbeitet, wofür, wie lange, wer sie bekommt und welche Rechte du hast.
  # Wer verantwortlich ist
  Verantwortlich ist {company}, {address}. Fragen zum Datenschutz beantworten wir unter {email}.
  # Welche Daten wir verarbeiten
  - Bei der Anmeldung: E-Mail-Adresse, Name, Geburtsdatum, Geschlecht, wen du suchst, Ort und ein nicht umkehrbarer Hash deines Passworts. Andere sehen dein Alter, nie das Datum.
  - In deinem Profil: Angaben, Interessen, Fotos und was du über dich schreibst.
  - Mit anderen: Likes, Nachrichten, Geschenke, Blockierungen, Meldungen und deine eigenen Notizen.
  - Bei Käufen: Paket, Betrag, Zeitpunkt, Land und Zahlungsart. Bei einer Lastschrift auch Kontoinhaber, Anschrift, Mobilnummer und die letzten Stellen der IBAN; die ganze IBAN bekommt nur der Zahlungsdienst. Solange du einen Kauf widerrufen kannst und bis zu 30 Tage danach auch, wessen Fotos du nur mit Premium gesehen hast.
  - Ein mit einem geheimen Schlüssel gebildeter Code deiner E-Mail-Adresse und der Karte oder des Kontos, mit dem du bezahlt hast: 180 Tage nach dem Löschen. Daneben steht, welche Geschenke und Rabatte es schon gab, wie viele Unterhaltungen kostenlos begonnen wurden und wer wen blockiert hat. Er dient nur dazu, dass es Geschenke nicht zweimal gibt und Blockierungen nach einer neuen Anmeldung weiter gelten; die Adresse lässt sich aus ihm nicht ablesen.
  - Zu deiner Sicherheit: wann, mit welchem Browser und aus welchem Land sich jemand in dein Konto eingeloggt hat.
  - Aus technischen Gründen deine IP-Adresse, um die Seite auszuliefern, Missbrauch zu begrenzen und dein Land zu erkennen. Wir speichern sie nicht. In Protokollen stehen weder Nachrichten noch E-Mail-Adressen.
  # Angaben zu deiner Sexualität
  Wen du suchst, kann etwas über deine Sexualität aussagen. Solche Daten verarbeiten wir nur mit deiner ausdrücklichen Einwilligung nach Artikel 9 DSGVO, um die du bei der Anmeldung eigens gebeten wirst. Du kannst sie jederzeit widerrufen, indem du dein Konto löschst.
  # Wofür und auf welcher Grundlage
  - Um den Vertrag mit dir zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO): dein Profil zeigen, Nachrichten zustellen, Zahlungen abwickeln.
  - Weil das Gesetz es verlangt (Buchstabe c): Buchungen aufbewahren, Meldungen bearbeiten und entscheiden.
  - Aus berechtigtem Interesse (Buchstabe f): Schutz vor Missbrauch und Betrug, Besuche ohne Person zählen.
  - Mit deiner Einwilligung (Buchstabe a): Push-Nachrichten, Neuigkeiten und Angebote per E-Mail, Statistik zur Nutzung, Mitteilung an einen Partner, Aufnahme in Suchmaschinen, Werbung mit deinem Profil.
  - Jede Einwilligung und jeder Widerruf wird mit Datum festgehalten. Das Protokoll findest du in den [Einstellungen](/settings).
  # Wer Daten bekommt
  - Dein Profil sehen Mitglieder aller Marken desselben Mitgliederkreises und, wo die Suche ohne Login offen ist und du es nicht abschaltest, auch Besucher. In den Einstellungen kannst du Alter, Ort und Aktivität verbergen und die Marken wählen.
  - Suchmaschinen dürfen dein Profil nur aufnehmen, und wir dürfen nur damit werben, wenn du das erlaubst. Beides änderst du in den Einstellungen.
  - Dienstleister für Betrieb, Mailversand, SMS und Zahlung erhalten nur, was sie für ihre Aufgabe brauchen.
  - Push-Dienste deines Browsers befördern unsere Nachrichten verschlüsselt.
  - Verlangt eine Marke einen Altersnachweis, so erfährt der prüfende Dienst von uns weder Namen noch Adresse, und wir erfahren nur das Ergebnis.
  Keine Seite von {brand} lädt Inhalte von Dritten nach.
  # Werbepartner und Statistik
  Kommst du über den Link eines Partners, so stehen in der Adresse dessen Kennungen und die Nummer des Klicks. Wir zählen, dass es einen solchen Besuch gab, ohne IP-Adresse und ohne Person. Dein Browser merkt sich die Herkunft, bis du den Tab schließt, mit deinem Ja auf der Seite [Cookies](/pages/cookies) 90 Tage lang; meldest du dich an, bewahren wir sie bei deinem Konto auf.
  Nur wenn du es bei der Anmeldung oder in den Einstellungen erlaubst, teilen wir dem Partner mit, was aus dem Klick wurde: seine Nummer und die Kennungen des Partners, den Status (angemeldet, gekauft, abgelehnt), bei einem Kauf den Betrag und eine Nummer von uns, die dafür steht. Niemals etwas aus deinem Profil, deinen Namen oder deine Adresse.
  Welche Seiten wann verlassen werden, zählen wir ohne Person. Mit deinem Konto zusammen bewahren wir es nur auf, wenn du die Statistik eingeschaltet hast.
  # Fotos und Orte
  Deine Fotos schneiden wir neu zu und entfernen alles, was die Kamera hineingeschrieben hat, etwa den Ort der Aufnahme. Andere Fotos als das Hauptfoto sehen nur Premium-Mitglieder scharf.
  Nach deinem Standort fragen wir erst, wenn du den Knopf dafür drückst. Wir runden ihn, suchen die nächste Stadt und bewahren ihn nicht auf.
  # Mails und Push-Nachrichten
  Mails, um die du bittest oder die zu einem Kauf oder einer Entscheidung gehören, erreichen dich immer. Alles andere wählst du in den [Benachrichtigungen](/notifications), und jede solche Mail hat einen Link, der sie mit einem Klick beendet. Wann eine solche Mail hinausging, wissen wir 30 Tage lang.
  Push-Nachrichten kommen erst, nachdem du sie im Browser erlaubt hast. Sie nennen den Absender, nie den Text, und enden, wenn du dich dort ausloggst.
  # Wie lange
  - Konten, die nie bestätigt wurden: 30 Tage.
  - Gelöschte Konten: 14 Tage, in denen du zurückkommen kannst, dann werden Profil, Fotos, Nachrichten und Likes gelöscht. Was andere geschrieben haben, bleibt ihres.
  - Logins: 90 Tage. Eine Sitzung: 30 Tage.
  - Buchungen und Belege: bis zu 10 Jahre, dann ohne deinen Namen, unter einer Nummer.
  - Deine Zustimmung zu den Bedingungen und zu sensiblen Daten: 4 Jahre nach der Löschung, als Nachweis. Ein aus der IBAN gebildeter Code, um sie wiederzuerkennen: 13 Monate; ist eine Lastschrift geplatzt: 4 Jahre.
  - Meldungen und Entscheidungen: bis entschieden ist und niemand mehr widersprechen kann, also sechs Monate nach der Entscheidung; dann bleibt nur, was entschieden wurde.
  - Sicherungskopien: höchstens 30 Tage.
  - Gezählte Besuche: 14 Monate. Was Partner geantwortet haben: 180 Tage.
  # Deine Rechte
  In den [Einstellungen](/settings) kannst du einmal am Tag alles, was wir über dich haben, als eine Datei herunterladen; eine Mail sagt dir, wenn sie bereit ist, und sie lässt sich sieben Tage lang abholen. Dort änderst du auch deine Angaben, siehst und beendest deine Sitzungen und löschst dein Konto.
  Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe deiner Daten und kannst der Verarbeitung widersprechen. Jede Einwilligung kannst du für die Zukunft widerrufen. Schreib dazu an {email}.
  Wir antworten innerhalb eines Monats und kostenlos. Damit niemand anders deine Daten bekommt, bitten wir dich vielleicht, von der Adresse deines Kontos zu schreiben.
  # Keine Entscheidung durch Maschinen
  Keine Entscheidung, die dich rechtlich betrifft, trifft ein Programm allein, und wir bilden kein Profil von dir für Werbung.
  # Beschwerde bei einer Behörde
  Du kannst dich bei der Datenschutzaufsicht des Landes beschweren, in dem du wohnst.
  Für uns zuständig ist: {data_authority}
`;
