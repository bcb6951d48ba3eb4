export const ban = `
  Zugangssperre
  Wann {brand} den Zugang sperrt, wer das entscheidet, wie du widersprichst und wie du selbst den Zugang sperrst.
  # Gesperrt nach falschen Passwörtern
  Nach 5 falschen Passwörtern ist das Einloggen für 15 Minuten gesperrt. Das schützt dein Konto vor dem Durchprobieren. Danach geht es von selbst wieder auf. Auch mit einem [neuen Passwort](/reset-password) kommst du wieder hinein.
  # Gesperrt wegen eines Verstoßes
  Wir sperren Konten von Minderjährigen, bei Drohungen, Belästigung, Betrug, Werbung, fremden Fotos oder anderen schweren Verstößen gegen die [Geschäftsbedingungen](/pages/terms). Bei leichten Verstößen gibt es zuerst eine Verwarnung, oder wir entfernen den Inhalt.
  Darüber entscheidet ein Mensch. Du erfährst per E-Mail, was wir beanstanden, welche Regel das betrifft, warum wir so entschieden haben und wie lange es gilt.
  Mit einer Sperre enden alle Sitzungen, und niemand sieht das Profil mehr. Gekaufte Credits, die nicht verbraucht wurden, werden erstattet.
  # Widerspruch
  Hältst du die Sperre für falsch, widersprich innerhalb von sechs Monaten: auf der Seite [Beschwerden](/complaints) mit der Nummer der Entscheidung oder unter {email}. Das geht auch ohne Login und kostet nichts.
  Ein Mensch prüft den Fall noch einmal, möglichst ein anderer, und antwortet dir mit Begründung. Hast du recht, wird alles zurückgenommen. Auch zertifizierte Stellen zur außergerichtlichen Streitbeilegung und die Gerichte stehen dir offen.
  # Du möchtest dich selbst sperren
  Wenn du nicht mehr hereingelassen werden möchtest, schreib uns von der Adresse deines Kontos. Wir sperren das Konto, und mit dieser Adresse kann niemand mehr Mitglied werden, bis du es anders sagst. Möchtest du nur gehen, kannst du das Konto in den [Einstellungen](/settings) löschen.
  # Kinder fernhalten
  {brand} ist für Erwachsene ab {min_age} Jahren. Auf Geräten von Kindern kannst du die Adresse {domain} im Kinderschutz des Geräts, des Browsers oder des Routers sperren.
  Scheint hier jemand minderjährig zu sein, melde das Profil oder schreib an {email}. Wir sperren solche Konten, sobald wir davon wissen.
  # Eine einzelne Person sperren
  Dafür brauchst du uns nicht: Öffne das Profil und wähle „Blockieren“. Ihr seht einander dann sofort nicht mehr, und keiner kann dem anderen schreiben.
`;
