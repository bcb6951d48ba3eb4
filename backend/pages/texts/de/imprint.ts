export const imprint = `
  Impressum
  Wer {brand} betreibt, wie du uns erreichst und wo wir eingetragen sind.
  # Anbieter
  {company}
  {address}
  Vertreten durch: {represented_by}
  Handelsnamen: {tradenames}
  # Kontakt
  E-Mail: {email}
  Telefon: {phone}
  Formular, auch ohne Konto: [Beschwerden](/complaints)
  # Register und Steuern
  Handelsregister (KvK): {kvk}
  Umsatzsteuer-Identifikationsnummer: {vat}
  # Streitbeilegung
  Wende dich mit Beschwerden zuerst an uns, am besten über das [Formular für Beschwerden](/complaints). Wir nehmen nicht an Verfahren vor Verbraucherschlichtungsstellen teil, soweit das Gesetz uns nicht dazu verpflichtet.
  # Kontaktstelle für Behörden und Nutzer
  Die Kontaktstelle nach den Artikeln 11 und 12 des Gesetzes über digitale Dienste ist {email}.
  Sprachen: {languages}
  # Ortsnamen
  Orte und ihre Lage stammen zum Teil von [GeoNames](https://www.geonames.org), Lizenz CC BY 4.0.
`;
