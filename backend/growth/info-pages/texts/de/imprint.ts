export const imprint = `
  Impressum
  Wer {brand} betreibt, wie du uns erreichst und wo wir eingetragen sind.
  # Anbieter
  {company}
  {address}
  Vertreten durch: {represented_by}
  Handelsnamen: {tradenames}
  Unternehmensgegenstand: {business_purpose}
  # Kontakt
  E-Mail: {email}
  Telefon: {phone}
  Jugendschutzbeauftragte Person: {youth_officer}
  Formular, auch ohne Konto: [Beschwerden](/complaints)
  # Register und Steuern
  {register}: {kvk}
  Umsatzsteuer-Identifikationsnummer: {vat}
  # Streitbeilegung
  Wende dich mit Beschwerden zuerst an uns, am besten über das [Formular für Beschwerden](/complaints). Nennen wir hier keine Verbraucherschlichtungsstelle, sind wir weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer solchen Stelle teilzunehmen.
  Zuständige Verbraucherschlichtungsstelle: {consumer_mediator}
  # Kontaktstelle für Behörden und Nutzer
  Die zentrale Kontaktstelle nach den Artikeln 11 und 12 der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste) erreichst du unter {email}.
  Sprachen: {languages}
  # Ortsnamen
  Orte und ihre Lage stammen zum Teil von [GeoNames](https://www.geonames.org), Lizenz CC BY 4.0.
`;
