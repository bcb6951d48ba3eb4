export const imprint = `
  Virksomhedsoplysninger
  Hvem der driver {brand}, hvordan du når os, og hvor vi er registreret.
  # Udbyder
  {company}
  {address}
  Repræsenteret af: {represented_by}
  Handelsnavne: {tradenames}
  # Kontakt
  E-mail: {email}
  Telefon: {phone}
  Formular, også uden konto: [Klager](/complaints)
  # Register og skat
  Handelsregister (KvK): {kvk}
  Momsnummer: {vat}
  # Tvister
  Kom til os først med klager, helst med [klageformularen](/complaints). Vi deltager ikke i sager ved forbrugerklagenævn, medmindre loven kræver det af os.
  # Kontaktpunkt for myndigheder og brugere
  Kontaktpunktet efter artikel 11 og 12 i forordningen om digitale tjenester er {email}.
  Sprog: {languages}
  # Stednavne
  Steder og deres beliggenhed kommer delvist fra [GeoNames](https://www.geonames.org), licens CC BY 4.0.
`;
