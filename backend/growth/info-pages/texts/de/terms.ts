export const terms = `
  Allgemeine Geschäftsbedingungen
  Was zwischen dir und {brand} gilt: Konto, fiktive Profile, Credits, Regeln, Entscheidungen und Ende.
  # Wer dein Vertragspartner ist
  {brand} wird betrieben von {company}, {address}; wie du uns erreichst, steht im [Impressum](/imprint). Mit dem Anlegen eines Kontos schließt du mit uns einen kostenlosen Nutzungsvertrag. Kosten entstehen erst, wenn du Credits kaufst, und jeder Kauf ist ein eigener Vertrag.
  # Dein Konto
  Du musst mindestens {min_age} Jahre alt sein und wahre Angaben zu deinem Alter machen. Das Konto ist für dich persönlich; gib dein Passwort nicht weiter. Solange du deine E-Mail-Adresse nicht bestätigt hast, kann niemand dein Profil sehen oder dir antworten.
  Dein Profil ist für Mitglieder aller Marken sichtbar, die denselben Mitgliederkreis teilen; in den [Einstellungen](/settings) wählst du aus, bei welchen. Einloggen kannst du dich nur bei der Marke, bei der du dich angemeldet hast.
  # Was {brand} bietet
  Du kannst ein Profil anlegen, Mitglieder suchen, Likes vergeben und einander schreiben. Ob du jemanden kennenlernst, der zu dir passt, hängt von Menschen ab, deshalb können wir das nicht versprechen. Was Mitglieder über sich sagen, prüfen wir nicht.
  Wonach du suchst, entscheidet, wer erscheint. Vorn steht, wer in deiner Nähe ist; bei gleicher Nähe, wer in deiner Sprache schreibt, und danach, wer zuletzt hier war. Passen nur wenige Mitglieder, wird die Suche erweitert, und das sagen wir dann dazu. Niemand kann dafür zahlen, weiter oben zu stehen. Werbung ist gekennzeichnet.
  # Fiktive Profile
  {fictional}
  Fiktive Profile sind überall als solche gekennzeichnet: in der Suche, im Profil, in Gesprächen, E-Mails und Benachrichtigungen. Dahinter steckt kein Mensch, der sich mit dir treffen könnte.
  Texte, die ein Programm geschrieben hat, sind als automatisch gekennzeichnet. Nachrichten an fiktive Profile kosten so viel wie andere. In der Suche kannst du fiktive Profile ausblenden.
  # Credits und Preise
  Suchen, Profile ansehen, Likes vergeben und Nachrichten lesen kostet nichts. In Credits kostet eine Nachricht {message_credits}, ein Bild im Gespräch {photo_credits} und ein Geschenk {gift_credits}. Was etwas kostet, steht auf dem Knopf, bevor du es abschickst. Was nicht zugestellt wurde, kostet nichts.
  Credits kaufst du in Paketen mit einer einmaligen Zahlung; die [Preise](/pricing) enthalten die Mehrwertsteuer. Es gibt kein Abonnement und keine automatische Verlängerung. Credits verfallen nicht, solange dein Konto besteht.
  Vor dem ersten Kauf kannst du bis zu 2 Gespräche beginnen und bis zu 3 Fotos zeigen. Mit dem ersten Paket wirst du Premium-Mitglied: Du siehst alle Fotos, zeigst bis zu 25 eigene und beginnst so viele Gespräche, wie du möchtest.
  # Wie ein Kauf zustande kommt
  Auf der Bestellseite siehst du Paket, Preis, Land und Zahlungsart und kannst alles ändern. Mit dem Knopf „zahlungspflichtig bestellen“ gibst du deine Bestellung ab. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen und die Credits gutschreiben. Wir speichern den Vertragstext; du findest ihn in dieser E-Mail und bei deinen [Zahlungen](/transactions). Vertragssprache ist die Sprache, in der du die Seite siehst.
  Ist das, was du gekauft hast, nicht vertragsgemäß, hast du die gesetzlichen Rechte bei Mängeln digitaler Inhalte und Dienstleistungen, in Deutschland nach dem Bürgerlichen Gesetzbuch, in Österreich nach dem Verbrauchergewährleistungsgesetz.
  # Widerruf
  Du kannst einen Kauf ohne Angabe von Gründen widerrufen. Frist und Formular stehen auf der Seite [Vertrag widerrufen](/withdrawal), und was wir erstatten, steht auf der Seite [Erstattungen](/pages/return-policy).
  # Regeln für den Umgang
  Verboten sind:
  - Drohungen, Belästigung, Hass und alles, wozu die andere Person nein gesagt hat
  - alles, was Minderjährige sexualisiert oder gefährdet
  - um Geld bitten, Betrug, Werbung und dieselbe Nachricht an viele
  - fremde Fotos und sich für jemand anderen ausgeben
  - Daten anderer Menschen veröffentlichen, und Kontaktdaten, wo die Seite sie nicht erlaubt
  - was sonst gegen das Gesetz verstößt
  Du kannst jedes Mitglied melden oder blockieren.
  # Meldungen, Entscheidungen und Widerspruch
  Profile, Fotos und Nachrichten meldest du direkt dort, wo sie stehen, alles andere über das [Formular für Beschwerden](/complaints), auch ohne Konto. Du bekommst sofort eine Bestätigung mit deiner Eingangsnummer.
  Es entscheidet ein Mensch. Programme weisen nur Kontaktdaten in Texten ab und Dateien, die keine Bilder sind. Wir wählen das mildeste Mittel, das hilft: eine Verwarnung, das Entfernen eines Fotos oder einer Nachricht, das Ausblenden des Profils oder das Sperren des Kontos. Es zählt, wie schwer der Verstoß ist, wie oft er vorkam und ob er absichtlich geschah.
  Beide Seiten erfahren, was entschieden wurde, auf welcher Regel das beruht, warum das so ist und wie lange es gilt.
  Du kannst innerhalb von sechs Monaten nach der Entscheidung kostenlos und ohne Login widersprechen. Unabhängig davon kannst du dich an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden. Mehr steht auf der Seite [Zugangssperre](/pages/ban).
  # Was du schreibst und zeigst
  Deine Texte und Fotos gehören weiterhin dir. Du erlaubst uns, sie bei den Marken zu zeigen, bei denen dein Profil sichtbar ist, solange sie dort stehen. Zeig nur Fotos, die du auch zeigen darfst.
  # Kündigung
  Du kannst dein Konto jederzeit in den [Einstellungen](/settings) löschen, ohne Kündigungsfrist und ohne Angabe von Gründen. 14 Tage lang kannst du es über einen Link per E-Mail zurückholen, danach werden deine Daten gelöscht. Nicht verbrauchte Credits verfallen mit dem Konto. Läuft die Widerrufsfrist noch, widerrufe den Kauf vorher.
  Wir können mit einer Frist von 30 Tagen kündigen, aus wichtigem Grund sofort. Gekaufte Credits, die du nicht verbraucht hast, erstatten wir dir dann.
  # Haftung und Recht
  Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine Pflicht, die den Vertrag erst möglich macht und auf die du dich verlassen darfst. Dann ist die Haftung auf den vertragstypischen, vorhersehbaren Schaden begrenzt.
  Der zwingende Verbraucherschutz des Landes, in dem du wohnst, gilt in jedem Fall, und du kannst dort auch vor Gericht gehen.
  # Änderungen
  Ändern wir diese AGB, sagen wir es dir vorher und bitten dich beim nächsten Login um deine Zustimmung. Ohne sie gilt für dich die frühere Fassung, und du kannst dein Konto löschen. Es gilt die Fassung, deren Datum auf dieser Seite steht.
`;
