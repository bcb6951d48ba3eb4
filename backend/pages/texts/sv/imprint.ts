export const imprint = `
  Om företaget
  Vem som driver {brand}, hur du når oss och var vi är registrerade.
  # Leverantör
  {company}
  {address}
  Företräds av: {represented_by}
  Varunamn: {tradenames}
  # Kontakt
  E-post: {email}
  Telefon: {phone}
  Formulär, även utan konto: [Klagomål](/complaints)
  # Register och skatt
  Handelsregister (KvK): {kvk}
  Momsreg.nr: {vat}
  # Tvister
  Kom till oss först med klagomål, helst med [klagomålsformuläret](/complaints). Vi deltar inte i förfaranden vid konsumenttvistnämnder om inte lagen kräver det av oss.
  # Kontaktpunkt för myndigheter och användare
  Kontaktpunkten enligt artiklarna 11 och 12 i förordningen om digitala tjänster är {email}.
  Språk: {languages}
  # Ortnamn
  Orter och var de ligger kommer delvis från [GeoNames](https://www.geonames.org), licens CC BY 4.0.
`;
