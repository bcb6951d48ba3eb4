export const imprint = `
  Note legali
  Chi gestisce {brand}, come contattarci e dove siamo iscritti.
  # Fornitore
  {company}
  {address}
  Legale rappresentante: {represented_by}
  Nomi commerciali: {tradenames}
  Oggetto sociale: {business_purpose}
  # Contatto
  E-mail: {email}
  Telefono: {phone}
  Modulo, anche senza account: [Reclami](/complaints)
  Responsabile per la tutela dei minori: {youth_officer}
  # Registro e imposte
  {register}: {kvk}
  Partita IVA: {vat}
  # Controversie
  Per i reclami rivolgiti prima a noi, preferibilmente con il [modulo](/complaints). Non partecipiamo a procedure di risoluzione alternativa delle controversie (ADR), salvo obbligo di legge.
  Organismo di risoluzione alternativa delle controversie (ADR): {consumer_mediator}
  # Punto di contatto per autorità e utenti
  Il punto di contatto ai sensi degli articoli 11 e 12 del regolamento (UE) 2022/2065 (regolamento sui servizi digitali) è {email}.
  Lingue: {languages}
  # Nomi delle località
  I nomi e la posizione delle località vengono in parte da [GeoNames](https://www.geonames.org), licenza CC BY 4.0.
`;
