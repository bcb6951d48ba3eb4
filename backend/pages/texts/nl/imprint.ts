export const imprint = `
  Colofon
  Wie {brand} beheert, hoe je ons bereikt en waar we zijn ingeschreven.
  # Aanbieder
  {company}
  {address}
  Vertegenwoordigd door: {represented_by}
  Handelsnamen: {tradenames}
  # Contact
  E-mail: {email}
  Telefoon: {phone}
  Formulier, ook zonder account: [Klachten](/complaints)
  # Register en belasting
  Handelsregister (KvK): {kvk}
  Btw-nummer: {vat}
  # Geschillen
  Kom met klachten eerst naar ons, het liefst met het [klachtenformulier](/complaints). We nemen niet deel aan procedures bij geschillencommissies voor consumenten, tenzij de wet ons daartoe verplicht.
  # Contactpunt voor autoriteiten en gebruikers
  Het contactpunt volgens de artikelen 11 en 12 van de digitaledienstenverordening is {email}.
  Talen: {languages}
  # Plaatsnamen
  Plaatsen en hun ligging komen deels van [GeoNames](https://www.geonames.org), licentie CC BY 4.0.
`;
