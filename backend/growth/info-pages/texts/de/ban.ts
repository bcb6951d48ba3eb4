export const ban = `
  Zugangssperre
  Wann {brand} den Zugang sperrt, wer das entscheidet, wie du widersprichst und wie du den Zugang selbst sperren lässt.
  # Gesperrt nach falschen Passwörtern
  Nach 5 falschen Passwörtern ist das Einloggen für 15 Minuten gesperrt. Das schützt dein Konto davor, dass jemand Passwörter durchprobiert. Danach kannst du dich wieder einloggen. Auch mit einem [neuen Passwort](/reset-password) kommst du wieder hinein.
  # Gesperrt wegen eines Verstoßes
  Wir sperren Konten von Minderjährigen, bei Drohungen, Belästigung, Betrug, Werbung, fremden Fotos oder anderen schweren Verstößen gegen die [AGB](/pages/terms). Bei leichten Verstößen gibt es zuerst eine Verwarnung, oder wir entfernen den Inhalt.
  Darüber entscheidet ein Mensch. Du erfährst per E-Mail, was wir beanstanden, gegen welche Regel das verstößt, warum wir so entschieden haben und wie lange das gilt.
  Mit der Sperre wirst du überall ausgeloggt, und niemand sieht dein Profil mehr. Gekaufte Credits, die du nicht verbraucht hast, erstatten wir dir.
  # Widerspruch
  Hältst du die Sperre für falsch, kannst du innerhalb von sechs Monaten widersprechen: auf der Seite [Beschwerden](/complaints) mit der Nummer der Entscheidung oder unter {email}. Das geht auch ohne Login und kostet nichts.
  Ein Mensch prüft den Fall noch einmal, möglichst ein anderer, und antwortet dir mit Begründung. Hast du recht, machen wir alles rückgängig. Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.
  # Du möchtest dich selbst sperren
  Wenn du keinen Zugang mehr haben möchtest, schreib uns von der Adresse deines Kontos. Wir sperren das Konto, und mit dieser Adresse kann niemand mehr Mitglied werden, bis du uns etwas anderes sagst. Möchtest du nur gehen, kannst du das Konto in den [Einstellungen](/settings) löschen.
  # Kinder fernhalten
  {brand} ist für Erwachsene ab {min_age} Jahren. Auf Geräten von Kindern kannst du die Adresse {domain} mit einem Jugendschutzprogramm oder in der Kindersicherung von Gerät, Browser oder Router sperren.
  Scheint hier jemand minderjährig zu sein, melde das Profil oder schreib an {email}. Wir sperren solche Konten, sobald wir davon wissen.
  # Eine einzelne Person sperren
  Dafür brauchst du uns nicht: Öffne das Profil und wähle „Blockieren“. Ab sofort seht ihr euch nicht mehr und könnt euch nicht mehr schreiben.
`;
