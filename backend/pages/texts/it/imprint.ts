export const imprint = `
  Note legali
  Chi gestisce {brand}, come contattarci e dove siamo iscritti.
  # Fornitore
  {company}
  {address}
  Rappresentato da: {represented_by}
  Nomi commerciali: {tradenames}
  # Contatto
  E-mail: {email}
  Telefono: {phone}
  Modulo, anche senza account: [Reclami](/complaints)
  # Registro e imposte
  Registro delle imprese (KvK): {kvk}
  Partita IVA: {vat}
  # Controversie
  Per i reclami rivolgiti prima a noi, meglio con il [modulo](/complaints). Non partecipiamo a procedure davanti a organismi di conciliazione per consumatori, salvo che la legge ci obblighi.
  # Punto di contatto per autorità e utenti
  Il punto di contatto secondo gli articoli 11 e 12 del regolamento sui servizi digitali è {email}.
  Lingue: {languages}
  # Nomi di luoghi
  I luoghi e la loro posizione vengono in parte da [GeoNames](https://www.geonames.org), licenza CC BY 4.0.
`;
