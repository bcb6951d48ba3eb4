export const imprint = `
  Colofon
  Wie {brand} beheert, hoe je ons bereikt en waar we zijn ingeschreven.
  # Aanbieder
  {company}
  {address}
  Vertegenwoordigd door: {represented_by}
  Handelsnamen: {tradenames}
  Bedrijfsactiviteit: {business_purpose}
  # Contact
  E-mail: {email}
  Telefoon: {phone}
  Formulier, ook zonder account: [Klachten](/complaints)
  Aanspreekpunt voor de bescherming van minderjarigen: {youth_officer}
  # Register en belasting
  {register}: {kvk}
  Btw-identificatienummer: {vat}
  # Geschillen
  Kom met klachten eerst naar ons, het liefst met het [klachtenformulier](/complaints). Aan een procedure bij een geschillencommissie of ombudsdienst voor consumenten nemen we alleen deel als de wet ons daartoe verplicht of als hieronder een instantie staat.
  Instantie tot buitengerechtelijke geschillenbeslechting (in België: gekwalificeerde entiteit): {consumer_mediator}
  # Contactpunt voor autoriteiten en gebruikers
  Het centrale contactpunt volgens de artikelen 11 en 12 van de digitaledienstenverordening (Verordening (EU) 2022/2065) is {email}.
  Talen: {languages}
  # Plaatsnamen
  Plaatsen en hun ligging komen deels van [GeoNames](https://www.geonames.org), licentie CC BY 4.0.
`;
