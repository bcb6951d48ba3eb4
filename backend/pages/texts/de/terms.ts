export const terms = `
  Allgemeine Geschäftsbedingungen
  Was zwischen dir und {brand} gilt: Konto, fiktive Profile, Credits, Regeln, Entscheidungen und Ende.
  # Wer dein Vertragspartner ist
  {brand} wird betrieben von {company}, {address}; wie du uns erreichst, steht im [Impressum](/imprint). Mit dem Anlegen eines Kontos schließt du mit uns einen kostenlosen Nutzungsvertrag. Kosten entstehen erst, wenn du Credits kaufst, und jeder Kauf ist ein eigener Vertrag.
  # Dein Konto
  Du musst mindestens {min_age} Jahre alt sein und wahre Angaben zu deinem Alter machen. Das Konto ist für dich persönlich; gib dein Passwort nicht weiter. Solange du deine E-Mail-Adresse nicht bestätigt hast, kann niemand dein Profil sehen oder dir antworten.
  Dein Profil ist für Mitglieder aller Marken sichtbar, die denselben Mitgliederkreis teilen; in den [Einstellungen](/settings) wählst du, auf welchen. Einloggen kannst du dich nur bei der Marke, bei der du dich angemeldet hast.
  # Was {brand} bietet
  Du kannst ein Profil anlegen, Mitglieder suchen, Likes vergeben und einander schreiben. Ob du jemanden kennenlernst, der zu dir passt, hängt von Menschen ab, deshalb können wir es nicht versprechen. Was Mitglieder über sich sagen, prüfen wir nicht.
  Wonach du suchst, entscheidet, wer erscheint. Wer zuletzt aktiv war, steht vorn; passen nur wenige Mitglieder, wird die Suche erweitert, und das steht dann da. Niemand kann dafür zahlen, weiter oben zu stehen. Werbung ist gekennzeichnet.
  # Fiktive Profile
  {fictional}
  Fiktive Profile tragen diese Bezeichnung überall, wo sie erscheinen: in der Suche, im Profil, in Gesprächen, Mails und Benachrichtigungen. Hinter ihnen steht kein Mensch, der sich mit dir treffen könnte.
  Texte, die eine Maschine geschrieben hat, sind als automatisch gekennzeichnet. Nachrichten an fiktive Profile kosten so viel wie andere. In der Suche kannst du fiktive Profile ausblenden.
  # Credits und Preise
  Suchen, Profile ansehen, Likes vergeben und Nachrichten lesen kostet nichts. Preise in Credits: Nachricht {message_credits}, Foto im Gespräch {photo_credits}, Geschenk {gift_credits}. Was etwas kostet, steht am Knopf, bevor du es abschickst. Was nicht zugestellt wurde, kostet nichts.
  Credits kaufst du in Paketen mit einer einmaligen Zahlung; die [Preise](/pricing) enthalten die Mehrwertsteuer. Es gibt kein Abonnement und keine automatische Verlängerung. Credits verfallen nicht, solange dein Konto besteht.
  Vor dem ersten Kauf kannst du bis zu 2 Gespräche beginnen und bis zu 3 Fotos zeigen. Mit dem ersten Paket wirst du Premium-Mitglied: Du siehst alle Fotos, zeigst bis zu 25 eigene und beginnst so viele Gespräche, wie du möchtest.
  # Widerruf
  Du kannst einen Kauf ohne Angabe von Gründen widerrufen. Frist und Formular stehen auf der Seite [Vertrag widerrufen](/withdrawal), und was wir erstatten, steht unter [Rückgabe und Erstattung](/pages/return-policy).
  # Regeln für den Umgang
  Verboten sind:
  - Drohungen, Belästigung, Hass und alles, wozu die andere Person nein gesagt hat
  - alles, was mit Minderjährigen zu tun hat
  - um Geld bitten, Betrug, Werbung und dieselbe Nachricht an viele
  - fremde Fotos und sich für jemand anderen ausgeben
  - Daten anderer Menschen veröffentlichen, und Kontaktdaten, wo die Seite sie nicht erlaubt
  - was sonst gegen das Gesetz verstößt
  Du kannst jedes Mitglied melden oder blockieren.
  # Meldungen, Entscheidungen und Widerspruch
  Profile, Fotos und Nachrichten meldest du direkt dort, wo sie stehen, alles andere über das [Formular für Beschwerden](/complaints), auch ohne Konto. Du bekommst sofort eine Bestätigung mit Nummer.
  Es entscheidet ein Mensch. Programme weisen nur Kontaktdaten in Texten ab und Dateien, die keine Bilder sind. Wir wählen das mildeste Mittel, das hilft: eine Verwarnung, das Entfernen eines Fotos oder einer Nachricht, das Verbergen des Profils oder das Sperren des Kontos. Es zählt, wie schwer der Verstoß ist, wie oft er vorkam und ob er gewollt war.
  Beide Seiten erfahren, was entschieden wurde, auf welcher Regel das beruht, warum und für wie lange es gilt.
  Du kannst innerhalb von sechs Monaten nach der Entscheidung kostenlos und ohne Login widersprechen. Danach stehen dir zertifizierte Stellen zur außergerichtlichen Streitbeilegung und die Gerichte offen. Mehr steht auf der Seite [Zugangssperre](/pages/ban).
  # Was du schreibst und zeigst
  Deine Texte und Fotos bleiben deine. Du erlaubst uns, sie auf den Marken zu zeigen, auf denen dein Profil sichtbar ist, solange sie dort stehen. Zeig nur Fotos, die du zeigen darfst.
  # Kündigung
  Du kannst dein Konto jederzeit in den [Einstellungen](/settings) löschen, ohne Frist und ohne Grund. 14 Tage lang lässt es sich über einen Link per E-Mail wiederherstellen, danach werden deine Daten gelöscht. Nicht verbrauchte Credits enden mit dem Konto; wo du sie noch zurückgeben kannst, tu es vorher.
  Wir können mit einer Frist von 30 Tagen kündigen, aus wichtigem Grund sofort; gekaufte Credits, die nicht verbraucht wurden, erstatten wir dann.
  # Haftung und Recht
  Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit, sonst nur für die Verletzung wesentlicher Pflichten und in Höhe des vorhersehbaren Schadens.
  Zwingende Rechte des Landes, in dem du wohnst, bleiben bestehen, ebenso die Gerichte, die dir dort offenstehen.
  # Änderungen
  Ändern wir diese Bedingungen, sagen wir es dir vorher und bitten dich beim nächsten Login um deine Zustimmung. Ohne sie gilt für dich die frühere Fassung, und du kannst dein Konto löschen. Es gilt die Fassung, deren Datum auf dieser Seite steht.
`;
