import type { PageTexts } from '../page-texts.ts';

export const de: PageTexts = {
  terms: `
    Allgemeine Geschäftsbedingungen
    Was zwischen dir und {brand} gilt: Konto, fiktive Profile, Credits, Regeln und Ende.
    # Wer dein Vertragspartner ist
    {brand} wird betrieben von {company}, {address}. Mit dem Anlegen eines Kontos schließt du mit uns einen kostenlosen Nutzungsvertrag. Kosten entstehen erst, wenn du Credits kaufst.
    # Dein Konto
    Du musst mindestens {min_age} Jahre alt sein und wahre Angaben zu deinem Alter machen. Das Konto ist für dich persönlich; gib dein Passwort nicht weiter. Bevor dir andere antworten können, bestätigst du deine E-Mail-Adresse.
    Dein Profil ist für Mitglieder aller Marken sichtbar, die denselben Mitgliederkreis teilen. Einloggen kannst du dich nur bei der Marke, bei der du dich angemeldet hast.
    # Fiktive Profile
    {fictional}
    Fiktive Profile tragen diese Bezeichnung überall, wo sie erscheinen. Texte, die eine Maschine geschrieben hat, sind als automatisch gekennzeichnet. In der Suche kannst du fiktive Profile ausblenden.
    # Credits und Preise
    Das Ansehen von Profilen und das Vergeben von Likes sind kostenlos. Nachrichten kosten Credits; was eine Nachricht kostet, steht am Senden-Knopf. Eine Nachricht, die nicht zugestellt wurde, kostet nichts.
    Credits kaufst du in Paketen mit einer einmaligen Zahlung. Es gibt kein Abonnement und keine automatische Verlängerung. Alle Preise enthalten die Mehrwertsteuer. Ohne Kauf kannst du bis zu 2 Gespräche beginnen und bis zu 3 Fotos hochladen.
    # Regeln für den Umgang
    Verboten sind Drohungen, Belästigung, Hass, Werbung, Betrug, Inhalte mit Minderjährigen, fremde Fotos und das Veröffentlichen von Daten anderer Menschen. Du kannst jedes Mitglied melden oder blockieren.
    Verstößt ein Mitglied gegen diese Regeln, können wir Inhalte entfernen oder Konten sperren. Wir nennen den Grund, und du kannst widersprechen; wie das geht, steht auf der Seite über Zugangssperren.
    # Kündigung
    Du kannst dein Konto jederzeit ohne Frist und ohne Grund löschen. Innerhalb von 14 Tagen lässt es sich über einen Link per E-Mail wiederherstellen, danach werden deine Daten gelöscht. Wir können mit einer Frist von 30 Tagen kündigen, aus wichtigem Grund sofort; nicht verbrauchte gekaufte Credits erstatten wir dann.
    # Haftung und Recht
    Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit, sonst nur für die Verletzung wesentlicher Pflichten und in Höhe des vorhersehbaren Schadens. Zwingende Rechte des Landes, in dem du wohnst, bleiben bestehen.
    Ändern wir diese Bedingungen, sagen wir es dir vorher. Es gilt die Fassung, deren Datum auf dieser Seite steht.
  `,
  privacy: `
    Datenschutz
    Welche Daten {brand} verarbeitet, wofür, wie lange, und welche Rechte du hast.
    # Wer verantwortlich ist
    Verantwortlich ist {company}, {address}. Fragen zum Datenschutz beantworten wir unter {email}.
    # Welche Daten wir verarbeiten
    Bei der Anmeldung: E-Mail-Adresse, Name, Geburtsdatum, Geschlecht, Ort und ein nicht umkehrbarer Hash deines Passworts. Danach alles, was du selbst einträgst oder schreibst: Profilangaben, Fotos, Likes, Nachrichten, Meldungen. Bei Käufen Betrag, Zeitpunkt und Zahlungsart.
    Technisch verarbeiten wir deine IP-Adresse, um die Seite auszuliefern, Missbrauch zu begrenzen und dein Land zu erkennen. In Protokollen stehen weder Nachrichten noch E-Mail-Adressen.
    # Angaben zu deiner Sexualität
    Wen du suchst, kann etwas über deine Sexualität aussagen. Solche Daten verarbeiten wir nur mit deiner ausdrücklichen Einwilligung nach Artikel 9 DSGVO, um die du bei der Anmeldung eigens gebeten wirst. Du kannst sie jederzeit widerrufen, indem du dein Konto löschst.
    # Wofür und auf welcher Grundlage
    Wir brauchen die Daten, um den Vertrag mit dir zu erfüllen: dein Profil zeigen, Nachrichten zustellen, Zahlungen abwickeln. Schutz vor Missbrauch und Betrug stützen wir auf unser berechtigtes Interesse, das Aufbewahren von Rechnungen auf gesetzliche Pflichten, Push-Nachrichten auf deine Einwilligung.
    # Wer Daten bekommt
    Dein Profil sehen Mitglieder aller Marken desselben Mitgliederkreises und, wo die Suche ohne Anmeldung offen ist, auch Besucher. Suchmaschinen dürfen es nur aufnehmen, wenn du das erlaubst. Dienstleister für Betrieb, Mailversand und Zahlung erhalten nur, was sie für ihre Aufgabe brauchen. Werbepartner erfahren Klicknummer, Status und Betrag, nie Profildaten.
    Keine Seite von {brand} lädt Inhalte von Dritten nach.
    # Wie lange
    Unbestätigte Konten löschen wir nach 30 Tagen. Nach einer Löschung lässt sich dein Konto 14 Tage lang wiederherstellen, dann werden deine Daten gelöscht. Buchungen bleiben ohne Namen so lange, wie das Gesetz es verlangt.
    # Deine Rechte
    Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und die Herausgabe deiner Daten verlangen und der Verarbeitung widersprechen. Schreib dazu an {email}. Außerdem kannst du dich bei der Datenschutzaufsicht deines Landes beschweren.
  `,
  cookies: `
    Cookies
    Welche Cookies {brand} setzt, wozu sie dienen und wie lange sie bleiben.
    # Nur was nötig ist
    {brand} setzt keine Cookies zur Werbung oder Verfolgung und bindet nichts von Dritten ein. Deshalb fragt dich auch kein Banner nach Zustimmung.
    # Unsere Cookies
    __Host-vonk: hält dich eingeloggt. Der Inhalt ist verschlüsselt, Skripte können ihn nicht lesen. 30 Tage.
    vonk_in: merkt sich nur, dass du eingeloggt bist, damit die Seite gleich richtig erscheint. 30 Tage.
    vonk_locale: merkt sich die gewählte Sprache. 365 Tage.
    vonk_country: merkt sich das Land, das du für die Preise gewählt hast. 365 Tage.
    # Speicher deines Browsers
    Damit nichts verloren geht, bleiben Entwürfe von Nachrichten und der Anmeldung in deinem Browser, dein Passwort nie. Auch welche Hinweise du geschlossen hast, steht nur dort.
    # Löschen
    Beim Ausloggen wird die Sitzung beendet. Alles andere löschst du in den Einstellungen deines Browsers; danach musst du dich neu einloggen und die Sprache wieder wählen.
  `,
  ban: `
    Zugangssperre
    Wann {brand} den Zugang sperrt, wer das entscheidet und was du dagegen tun kannst.
    # Gesperrt nach falschen Passwörtern
    Nach 5 falschen Passwörtern ist das Einloggen für 15 Minuten gesperrt. Das schützt dein Konto vor dem Durchprobieren. Danach geht es von selbst wieder auf.
    # Gesperrt wegen eines Verstoßes
    Wir sperren Konten von Minderjährigen, bei Drohungen, Belästigung, Betrug, Werbung, fremden Fotos oder anderen schweren Verstößen gegen die Geschäftsbedingungen. Bei leichten Verstößen entfernen wir zuerst den Inhalt.
    Du erfährst, was wir beanstanden, welche Regel das betrifft und wie lange die Sperre dauert.
    # Widerspruch
    Hältst du die Sperre für falsch, schreib uns über das Formular für Beschwerden oder an {email}. Ein Mensch prüft den Fall noch einmal und antwortet dir mit Begründung. Das geht auch ohne Login und kostet nichts. Danach stehen dir außergerichtliche Streitbeilegung und Gerichte offen.
    # Du möchtest dich selbst sperren
    Wenn du nicht mehr hereingelassen werden möchtest, schreib uns von der Adresse deines Kontos. Wir schließen das Konto und nehmen mit dieser Adresse keines mehr an, bis du es anders sagst.
  `,
  'return-policy': `
    Rückgabe und Erstattung
    Wann du Geld zurückbekommst und wie das geht.
    # Nicht verbrauchte Credits
    Innerhalb von {refund_days} Tagen nach dem Kauf kannst du Credits zurückgeben, die du noch nicht verbraucht hast. Wir erstatten dir ihren Anteil am bezahlten Preis.
    # Verbrauchte Credits
    Für Credits, die du für zugestellte Nachrichten ausgegeben hast, gibt es keine Erstattung. Nachrichten, die nicht zugestellt wurden, kosten nichts; ist doch etwas abgebucht worden, schreiben wir es dir gut.
    # Falsch oder doppelt abgebucht
    Wurde ein Betrag doppelt oder ohne dein Zutun abgebucht, melde dich bitte. Wir prüfen den Vorgang und erstatten, was dir zusteht, unabhängig von jeder Frist.
    # So geht es
    Schreib uns über das Formular für Beschwerden oder an {email} und nenne die E-Mail-Adresse deines Kontos und den Kauf. Du bekommst eine Bestätigung mit Nummer, Datum und Uhrzeit. Das Geld kommt über denselben Weg zurück, auf dem du bezahlt hast, spätestens nach 14 Tagen.
    Dein gesetzliches Widerrufsrecht bleibt davon unberührt.
  `,
  faq: `
    Häufige Fragen
    Kurze Antworten zu Anmeldung, fiktiven Profilen, Kosten und Sicherheit.
    # Was kostet {brand}?
    Anmelden, suchen, Profile ansehen und Likes vergeben kostet nichts. Nachrichten kosten Credits; der Preis steht am Knopf, bevor du sendest. Du zahlst einmal, ein Abonnement gibt es nicht.
    # Was sind fiktive Profile?
    {fictional}
    Das Wort steht am Foto, im Profil und im Gespräch. In der Suche kannst du wählen, ob du nur echte Mitglieder sehen möchtest.
    # Die Bestätigungsmail kommt nicht an. Was nun?
    Sieh im Spamordner nach. Du kannst dir die Mail noch einmal schicken lassen und dabei die Adresse ändern, höchstens einmal in der Minute und fünfmal am Tag.
    # Warum kann mir niemand antworten?
    Solange deine E-Mail-Adresse nicht bestätigt ist, ist dein Profil nicht sichtbar und Nachrichten erreichen dich nicht. Öffne den Link aus der Mail, dann geht es los.
    # Mein Konto ist gesperrt. Wie lange?
    Nach 5 falschen Passwörtern dauert die Sperre 15 Minuten. Warte ab und versuche es dann noch einmal.
    # Wie werde ich jemanden los?
    Öffne das Profil und tippe auf Blockieren. Ihr seht einander dann sofort nicht mehr, und keiner kann dem anderen schreiben.
    # Wie lösche ich mein Konto?
    Schreib uns an {email}, wenn du es in den Einstellungen nicht findest. Innerhalb von 14 Tagen kannst du es dir anders überlegen.
  `,
  service: `
    Kundenservice
    So erreichst du die Menschen hinter {brand}.
    # Schreib uns
    Am schnellsten geht es über das Formular für Beschwerden und Anliegen: Es funktioniert auch ohne Login, und du bekommst sofort eine Bestätigung mit Nummer. Du kannst auch eine E-Mail an {email} schicken.
    # Ruf uns an
    Telefonisch erreichst du uns unter {phone}. Für Fragen zu deinem Konto bitten wir dich dann, dich über deine E-Mail-Adresse auszuweisen.
    # Was uns hilft
    Nenne die E-Mail-Adresse deines Kontos, was passiert ist und wann. Schick uns niemals dein Passwort und keine vollständigen Kartendaten; wir fragen auch nie danach.
    # Jemand verhält sich schlecht
    Melde das Mitglied direkt in seinem Profil oder im Gespräch und blockiere es. In einer akuten Gefahr wende dich bitte zuerst an die Polizei.
  `,
  imprint: `
    Impressum
    Wer {brand} betreibt und wie du uns erreichst.
    # Anbieter
    {company}
    {address}
    # Kontakt
    E-Mail: {email}
    Telefon: {phone}
    # Register und Steuern
    Handelsregister (KvK): {kvk}
    Umsatzsteuer-Identifikationsnummer: {vat}
    # Streitbeilegung
    Wende dich mit Beschwerden zuerst an uns, am besten über das Formular für Beschwerden. Wir nehmen nicht an Verfahren vor Verbraucherschlichtungsstellen teil, soweit das Gesetz uns nicht dazu verpflichtet.
    # Kontaktstelle für Behörden und Nutzer
    Die Kontaktstelle nach den Artikeln 11 und 12 des Gesetzes über digitale Dienste ist {email}. Du kannst auf Deutsch und Englisch schreiben.
    # Ortsnamen
    Orte und ihre Lage stammen zum Teil von GeoNames (geonames.org), Lizenz CC BY 4.0.
  `,
  withdrawal: `
    Vertrag widerrufen
    Dein Widerrufsrecht, die Frist und wie du ohne Login widerrufst.
    # Dein Recht
    Du kannst den Kauf von Credits innerhalb von {refund_days} Tagen, mindestens aber innerhalb von 14 Tagen, ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag des Kaufs. Es genügt, dass du den Widerruf vor ihrem Ende absendest.
    # So widerrufst du
    Nutze das Formular für Beschwerden mit dem Anliegen „Widerruf eines Vertrags“: Name, E-Mail-Adresse, Kauf, absenden. Ein Login ist nicht nötig. Du bekommst sofort eine Bestätigung mit Nummer, Datum und Uhrzeit per E-Mail.
    Du kannst auch formlos an {email} oder per Brief an {company}, {address}, schreiben.
    # Was dann geschieht
    Wir erstatten den Kaufpreis spätestens 14 Tage nach deinem Widerruf über denselben Zahlungsweg. Hast du ausdrücklich verlangt, dass wir sofort beginnen, und schon Credits verbraucht, ziehen wir deren Anteil ab. Nicht verbrauchte Credits verfallen mit der Erstattung.
    # Muster
    „An {company}, {address}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von Credits bei {brand}. Gekauft am: … Name: … E-Mail-Adresse des Kontos: … Datum: …“
  `,
  accessibility: `
    Barrierefreiheit
    Was wir dafür tun, dass alle {brand} benutzen können, und wie du Hürden meldest.
    # Unser Ziel
    {brand} soll den Richtlinien WCAG 2.2 auf Stufe AA entsprechen, in jeder Sprache. Das verlangt auch das europäische Recht zur Barrierefreiheit.
    # Was wir tun
    Alles lässt sich mit der Tastatur bedienen, der Fokus ist sichtbar, Kontraste und Schriftgrößen sind geprüft, und bei reduzierter Bewegung steht die Seite still. Vorleseprogramme nennen bei jeder Nachricht Absender und Zeit. Öffentliche Seiten funktionieren auch ohne JavaScript.
    # Wo es noch hakt
    Fotos von Mitgliedern haben keine ausführliche Beschreibung, weil nur die Mitglieder wissen, was darauf zu sehen ist.
    # Hürde gefunden?
    Sag uns bitte Bescheid: {email} oder über das Formular für Beschwerden. Nenne die Seite und dein Hilfsmittel. Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Marktüberwachung deines Landes wenden.
  `,
};
