export const service = `
  Kundeservice
  Hvordan du når menneskene bak {brand}, hva som skjer da, og hvor du finner kvitteringer.
  # Skriv til oss
  Raskest går det med [skjemaet for klager og henvendelser](/complaints): Det virker uten innlogging, og du får straks en bekreftelse med saksnummer.
  Du kan også sende en e-post til {email}.
  # Ring oss
  På telefon: {phone}. Ved spørsmål om kontoen ber vi deg da vise at e-postadressen er din.
  # Hva som hjelper oss
  Oppgi e-postadressen til kontoen, hva som har skjedd og når, og ved et kjøp ordrenummeret. Send oss aldri passordet ditt eller fullstendige kortopplysninger; vi ber aldri om det heller.
  # Hva som skjer da
  Et menneske leser det du har skrevet, og svarer til adressen du har oppgitt. Med saksnummeret kan du når som helst se på siden [Klager](/complaints) hvordan saken ligger an.
  Bestemmer vi noe, sier vi hvorfor. Er du uenig, kan du klage gratis på avgjørelsen der innen seks måneder.
  Mange svar finner du med en gang under [ofte stilte spørsmål](/pages/faq).
  # Kvitteringer for kjøp
  Hvert kjøp bekreftes på e-post. Kvitteringen med mva. ligger som PDF ved hver av [betalingene dine](/transactions), og lenken i bekreftelsen åpner den også uten innlogging.
  # Noen oppfører seg dårlig
  Rapporter medlemmet direkte på profilen eller i samtalen, og blokker det. Ved akutt fare kontakter du politiet først.
`;
