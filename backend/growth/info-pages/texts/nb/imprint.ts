export const imprint = `
  Om virksomheten
  Hvem som driver {brand}, hvordan du når oss, og hvor vi er registrert.
  # Tilbyder
  {company}
  {address}
  Representert ved: {represented_by}
  Handelsnavn: {tradenames}
  Virksomhetens formål: {business_purpose}
  # Kontakt
  E-post: {email}
  Telefon: {phone}
  Ansvarlig for vern av mindreårige: {youth_officer}
  Skjema, også uten konto: [Klager](/complaints)
  # Register og skatt
  {register}: {kvk}
  Mva-nummer: {vat}
  # Tvister
  Kom til oss først med klager, helst med [klageskjemaet](/complaints). Nevner vi ikke noe klageorgan her, deltar vi ikke i saker for klageorganer for forbrukersaker med mindre loven krever det av oss.
  Klageorgan for forbrukersaker: {consumer_mediator}
  # Kontaktpunkt for myndigheter og brukere
  Kontaktpunktet etter artikkel 11 og 12 i forordning (EU) 2022/2065 om digitale tjenester er {email}.
  Språk: {languages}
  # Stedsnavn
  Steder og hvor de ligger, kommer delvis fra [GeoNames](https://www.geonames.org), lisens CC BY 4.0.
`;
