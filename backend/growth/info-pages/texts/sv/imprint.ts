export const imprint = `
  Om företaget
  Vem som driver {brand}, hur du når oss och var vi är registrerade.
  # Leverantör
  {company}
  {address}
  Företräds av: {represented_by}
  Handelsnamn: {tradenames}
  Föremål för verksamheten: {business_purpose}
  # Kontakt
  E-post: {email}
  Telefon: {phone}
  Ansvarig för skydd av minderåriga: {youth_officer}
  Formulär, även utan konto: [Klagomål](/complaints)
  # Register och skatt
  {register}: {kvk}
  Momsreg.nr: {vat}
  # Tvister
  Vänd dig först till oss med ett klagomål, helst via [klagomålsformuläret](/complaints). Om vi inte nämner något organ här deltar vi inte i förfaranden vid nämnder för alternativ tvistlösning, i Sverige Allmänna reklamationsnämnden (ARN) och i Finland konsumenttvistenämnden, om inte lagen kräver det av oss.
  Organ för alternativ tvistlösning: {consumer_mediator}
  # Kontaktpunkt för myndigheter och användare
  Kontaktpunkten enligt artiklarna 11 och 12 i förordningen om digitala tjänster är {email}.
  Språk: {languages}
  # Ortnamn
  Uppgifterna om orter och deras läge kommer delvis från [GeoNames](https://www.geonames.org), licens CC BY 4.0.
`;
