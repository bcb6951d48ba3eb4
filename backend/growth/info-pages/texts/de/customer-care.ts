export const service = `
  Kundenservice
  So erreichst du die Menschen hinter {brand}, was dann geschieht und wo du Rechnungen findest.
  # Schreib uns
  Am schnellsten geht es über das [Formular für Beschwerden und Anliegen](/complaints): Es funktioniert auch ohne Login, und du bekommst sofort eine Bestätigung mit deiner Eingangsnummer.
  Du kannst auch eine E-Mail an {email} schicken.
  # Ruf uns an
  Telefonisch: {phone}. Geht es um dein Konto, bitten wir dich, über deine E-Mail-Adresse zu bestätigen, dass du es bist.
  # Was uns hilft
  Nenne die E-Mail-Adresse deines Kontos, was passiert ist und wann, und bei einem Kauf die Bestellnummer. Schick uns niemals dein Passwort oder vollständige Kartendaten. Wir fragen auch nie danach.
  # Was dann geschieht
  Ein Mensch liest, was du geschrieben hast, und antwortet an die Adresse, die du angegeben hast. Mit deiner Eingangsnummer siehst du auf der Seite [Beschwerden](/complaints) jederzeit, wie es steht.
  Entscheiden wir etwas, nennen wir dir den Grund. Bist du anderer Meinung, kannst du dort innerhalb von sechs Monaten kostenlos widersprechen.
  Viele Antworten findest du gleich unter [Häufige Fragen](/pages/faq).
  # Rechnungen für Käufe
  Jeder Kauf wird per E-Mail bestätigt. Die Rechnung mit ausgewiesener Mehrwertsteuer gibt es als PDF bei jeder [deiner Zahlungen](/transactions), und der Link in der Bestätigung öffnet sie auch ohne Login.
  # Jemand benimmt sich daneben
  Melde das Mitglied direkt in seinem Profil oder im Gespräch und blockiere es. Bei akuter Gefahr wende dich bitte zuerst an die Polizei.
`;
