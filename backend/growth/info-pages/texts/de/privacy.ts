export const privacy = `
  Datenschutzerklärung
  Welche Daten {brand} verarbeitet, wofür, wie lange, wer sie bekommt und welche Rechte du hast.
  # Wer verantwortlich ist
  Verantwortlich ist {company}, {address}. Fragen zum Datenschutz beantworten wir unter {email}. Es gelten die Datenschutz-Grundverordnung (DSGVO) und, wenn du in der Schweiz lebst, auch das Schweizer Datenschutzgesetz (DSG).
  Datenschutzbeauftragte Person: {data_officer}
  Vertretung im Vereinigten Königreich (Artikel 27 UK GDPR): {uk_representative}
  # Welche Daten wir verarbeiten
  - Bei der Anmeldung: E-Mail-Adresse, Name, Geburtsdatum, Geschlecht, Sexualität, Ort und ein nicht umkehrbarer Hash deines Passworts. Andere sehen dein Alter, nie das Datum.
  - In deinem Profil: Angaben, Interessen, Fotos und was du über dich schreibst.
  - Mit anderen: Likes, Nachrichten, Geschenke, Blockierungen, Meldungen und deine eigenen Notizen.
  - Bei Käufen: Paket, Betrag, Zeitpunkt, Land und Zahlungsart. Bei einer Lastschrift auch Name und Anschrift zum Bankkonto, Handynummer und die letzten Stellen der IBAN; die ganze IBAN bekommt nur der Zahlungsdienst.
  - Ein mit einem geheimen Schlüssel gebildeter Code deiner E-Mail-Adresse: 180 Tage, nachdem du das Konto gelöscht oder die Adresse geändert hast. Dazu speichern wir, welche Geschenke und Rabatte es schon gab, wie viele Gespräche kostenlos begonnen wurden, wer wen blockiert hat und ob wir das Konto geschlossen haben. Der Code dient nur dazu, dass es Geschenke nicht zweimal gibt und Blockierungen nach einer neuen Anmeldung weiter gelten. Die Adresse lässt sich daraus nicht ablesen.
  - Zu deiner Sicherheit: wann, mit welchem Browser und aus welchem Land sich jemand in dein Konto eingeloggt hat.
  - Aus technischen Gründen deine IP-Adresse, um die Seite auszuliefern, Missbrauch zu begrenzen und dein Land zu erkennen. Wir speichern sie nicht. In Protokollen stehen weder Nachrichten noch E-Mail-Adressen.
  # Angaben zu deiner Sexualität
  Deine Angabe zur Sexualität ist besonders geschützt. Wir verarbeiten sie nur mit deiner ausdrücklichen Einwilligung nach Artikel 9 DSGVO, um die wir dich bei der Anmeldung gesondert bitten. Du kannst diese Einwilligung jederzeit in den [Einstellungen](/settings) widerrufen und dein Konto behalten. Dann löschen wir deine Angabe zur Sexualität und damit, wen du suchst. In Vorschlägen und Listen, die darauf beruhen, finden dich andere nicht mehr. Die Rechtmäßigkeit der Verarbeitung bis zum Widerruf bleibt davon unberührt.
  # Wofür und auf welcher Grundlage
  - Um den Vertrag mit dir zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO): dein Profil zeigen, Nachrichten zustellen, Zahlungen abwickeln.
  - Weil das Gesetz es verlangt (Buchstabe c): Rechnungen und Buchhaltungsdaten aufbewahren, Meldungen bearbeiten und darüber entscheiden.
  - Aus berechtigtem Interesse (Buchstabe f): Schutz vor Missbrauch und Betrug, Besuche ohne Bezug zu einer Person zählen.
  - Mit deiner Einwilligung (Buchstabe a): Push-Benachrichtigungen, Neuigkeiten und Angebote per E-Mail, Statistik zur Nutzung, Weitergabe an einen Partner, Aufnahme in Suchmaschinen, Werbung mit deinem Profil.
  - Jede Einwilligung und jeder Widerruf wird mit Datum festgehalten. Das Protokoll findest du in den [Einstellungen](/settings).
  # Wer Daten bekommt
  - Dein Profil sehen Mitglieder aller Marken desselben Mitgliederkreises und, wo die Suche ohne Login offen ist und du es nicht abschaltest, auch Gäste ohne Konto. In den Einstellungen kannst du Alter, Ort und Aktivität verbergen und die Marken auswählen.
  - Suchmaschinen dürfen dein Profil nur aufnehmen, und wir dürfen nur damit werben, wenn du das erlaubst. Beides änderst du in den Einstellungen.
  - Dienstleister für Betrieb, E-Mail-Versand, SMS und Zahlung erhalten nur, was sie für ihre Aufgabe brauchen.
  - Push-Dienste deines Browsers übertragen unsere Benachrichtigungen verschlüsselt.
  - Länder außerhalb des Europäischen Wirtschaftsraums: Die Push-Dienste deines Browsers können dort sitzen, zum Beispiel in den USA, und übertragen nur verschlüsselte Benachrichtigungen. Sonst übermitteln wir Daten in ein solches Land nur, wenn die EU-Kommission einen Angemessenheitsbeschluss gefasst hat oder ihre Standardvertragsklauseln gelten (Artikel 45 und 46 DSGVO). Eine Kopie bekommst du auf Anfrage unter {email}.
  Keine Seite von {brand} lädt Inhalte von Dritten nach.
  # Werbepartner und Statistik
  Kommst du über den Link eines Partners, stehen in der Adresse dessen Kennungen und die Nummer des Klicks. Wir zählen, dass es einen solchen Besuch gab, ohne IP-Adresse und ohne Bezug zu deiner Person. Dein Browser merkt sich die Herkunft, bis du den Tab schließt, oder 90 Tage lang, wenn du auf der Seite [Cookies](/pages/cookies) zustimmst. Meldest du dich an, speichern wir sie bei deinem Konto.
  Nur wenn du es bei der Anmeldung oder in den Einstellungen erlaubst, teilen wir dem Partner mit, was aus dem Klick wurde: seine Nummer und die Kennungen des Partners, den Status (angemeldet, gekauft, abgelehnt), bei einem Kauf den Betrag und eine Nummer von uns, die dafür steht. Der Partner erfährt nie deinen Namen, deine Adresse oder etwas anderes aus deinem Profil.
  Welche Seiten wann verlassen werden, zählen wir ohne Bezug zu deiner Person. Zusammen mit deinem Konto speichern wir es nur, wenn du die Statistik eingeschaltet hast.
  # Fotos und Orte
  Deine Fotos speichern wir neu ab und entfernen dabei alles, was die Kamera mitgespeichert hat, etwa den Aufnahmeort. Alle Fotos außer dem Hauptfoto sind nur für Premium-Mitglieder scharf zu sehen.
  Nach deinem Standort fragen wir erst, wenn du den Knopf dafür drückst. Wir runden ihn, suchen den nächstgelegenen Ort und speichern den Standort nicht.
  # E-Mails und Push-Benachrichtigungen
  E-Mails, um die du bittest oder die zu einem Kauf oder einer Entscheidung gehören, bekommst du immer. Alles andere wählst du in den [Benachrichtigungen](/notifications), und in jeder dieser E-Mails steht ein Link, über den du sie mit einem Klick abbestellst. Wann wir sie verschickt haben, speichern wir 30 Tage lang.
  Push-Benachrichtigungen kommen erst, nachdem du sie im Browser erlaubt hast. Darin steht, von wem etwas kommt, aber nie der Text. Wenn du dich dort ausloggst, bekommst du keine mehr.
  # Wie lange
  - Konten, die nie bestätigt wurden: 30 Tage.
  - Gelöschte Konten: 14 Tage, in denen du zurückkommen kannst, dann werden Profil, Fotos, Nachrichten und Likes gelöscht. Was andere geschrieben haben, bleibt bei ihnen.
  - Logins: 90 Tage. Eine Sitzung: 30 Tage.
  - Rechnungen und Buchhaltungsdaten: bis zu 10 Jahre, nach der Löschung deines Kontos ohne deinen Namen, nur unter einer Nummer.
  - Deine Zustimmung zu den AGB und deine Einwilligung zu sensiblen Daten: 4 Jahre nach der Löschung, als Nachweis. Ein aus der IBAN gebildeter Code, um sie wiederzuerkennen: 13 Monate, nach einer Rücklastschrift 4 Jahre.
  - Meldungen und Entscheidungen: bis entschieden ist und niemand mehr widersprechen kann, also bis sechs Monate nach der Entscheidung. Danach bleibt nur gespeichert, was entschieden wurde.
  - Sicherungskopien: höchstens 30 Tage.
  - Gezählte Besuche: 14 Monate. Antworten von Partnern: 180 Tage.
  # Deine Rechte
  In den [Einstellungen](/settings) kannst du einmal am Tag alles, was wir über dich haben, in einer Datei anfordern. Sobald sie bereitliegt, schreiben wir dir eine E-Mail, und du kannst die Datei sieben Tage lang herunterladen. Dort änderst du auch deine Angaben, siehst und beendest deine Sitzungen und löschst dein Konto.
  Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit und kannst der Verarbeitung widersprechen (Artikel 15 bis 21 DSGVO). Jede Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. Schreib dazu an {email}.
  Wir antworten kostenlos und innerhalb eines Monats. Damit niemand anders deine Daten bekommt, bitten wir dich vielleicht, von der Adresse deines Kontos zu schreiben.
  # Dein Widerspruchsrecht
  Soweit wir Daten aus berechtigtem Interesse verarbeiten, kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen (Artikel 21 DSGVO). Der Verarbeitung für Direktwerbung kannst du immer widersprechen, ohne Gründe zu nennen. Schreib dazu an {email}.
  # Keine automatisierten Entscheidungen
  Entscheidungen, die dich rechtlich betreffen, trifft bei uns nie ein Programm allein (Artikel 22 DSGVO). Für Werbung bilden wir kein Profil von dir.
  # Beschwerde bei einer Behörde
  Du kannst dich bei der Datenschutz-Aufsichtsbehörde des Landes beschweren, in dem du wohnst.
  Für uns zuständig ist: {data_authority}
`;
