export const imprint = `
  Om virksomheden
  Hvem der driver {brand}, hvordan du når os, og hvor vi er registreret.
  # Udbyder
  {company}
  {address}
  Repræsenteret af: {represented_by}
  Handelsnavne: {tradenames}
  Virksomhedens formål: {business_purpose}
  # Kontakt
  E-mail: {email}
  Telefon: {phone}
  Ansvarlig for beskyttelse af mindreårige: {youth_officer}
  Formular, også uden konto: [Klager](/complaints)
  # Register og skat
  {register}: {kvk}
  Momsnummer: {vat}
  # Tvister
  Henvend dig først til os med klager, helst med [klageformularen](/complaints). Nævner vi ikke et tvistløsningsorgan her, deltager vi ikke i sager ved sådanne organer, medmindre loven kræver det af os.
  Alternativt tvistløsningsorgan for forbrugere: {consumer_mediator}
  # Kontaktpunkt for myndigheder og brugere
  Kontaktpunktet efter artikel 11 og 12 i forordning (EU) 2022/2065 om digitale tjenester er {email}.
  Sprog: {languages}
  # Stednavne
  Steder og deres beliggenhed kommer delvist fra [GeoNames](https://www.geonames.org), licens CC BY 4.0.
`;
