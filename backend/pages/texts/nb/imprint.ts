export const imprint = `
  Virksomhetsopplysninger
  Hvem som driver {brand}, hvordan du når oss, og hvor vi er registrert.
  # Tilbyder
  {company}
  {address}
  Representert ved: {represented_by}
  Handelsnavn: {tradenames}
  # Kontakt
  E-post: {email}
  Telefon: {phone}
  Skjema, også uten konto: [Klager](/complaints)
  # Register og skatt
  Handelsregister (KvK): {kvk}
  Mva-nummer: {vat}
  # Tvister
  Kom til oss først med klager, helst med [klageskjemaet](/complaints). Vi deltar ikke i saker for klagenemnder for forbrukere med mindre loven krever det av oss.
  # Kontaktpunkt for myndigheter og brukere
  Kontaktpunktet etter artikkel 11 og 12 i forordningen om digitale tjenester er {email}.
  Språk: {languages}
  # Stedsnavn
  Steder og hvor de ligger, kommer delvis fra [GeoNames](https://www.geonames.org), lisens CC BY 4.0.
`;
