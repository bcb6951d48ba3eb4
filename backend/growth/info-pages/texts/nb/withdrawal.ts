export const withdrawal = `
  Angre avtalen
  Angreretten din, fristen, og hvordan du angrer her uten innlogging.
  # Retten din
  Du kan angre et kjøp av credits innen {refund_days} dager uten å oppgi noen grunn.
  Angrefristen går ut {refund_days} dager etter den dagen avtalen ble inngått. Den dagen telles ikke med, og fristen er ute når den siste dagen er omme der du bor. Er den siste dagen en lørdag, søndag eller helligdag, går fristen ut neste virkedag. Det er nok at du sender angremeldingen før fristen er ute.
  # Slik angrer du
  Fyll ut skjemaet øverst på denne siden: navn, ordrenummer, e-postadresse, bekreft. Du trenger ikke å logge inn. Du får straks en bekreftelse med saksnummer, dato og klokkeslett på e-post.
  Du kan også sende angremeldingen med dine egne ord, på e-post til {email} eller i brev til {company}, {address}. Du kan bruke angreskjemaet nedenfor, men det er ikke obligatorisk.
  # Hva som skjer da
  Vi betaler tilbake prisen uten unødig opphold og senest 14 dager etter at vi har mottatt angremeldingen din, på samme måte som du betalte, og tar ingenting for det.
  Ba du oss uttrykkelig begynne med en gang da du bestilte, og har du allerede brukt credits fra dette kjøpet, trekker vi fra prisen for dem. Ba du ikke om det, får du hele prisen tilbake. Ubrukte credits faller bort med tilbakebetalingen. Mer under [Retur og tilbakebetaling](/pages/return-policy).
  # Angreskjema
  «Til {company}, {address}, {email}: Jeg underretter herved om at jeg ønsker å gå fra avtalen min om kjøp av følgende: credits hos {brand}. Avtalen ble inngått den: … Ordrenummer: … Navn: … Adresse: … E-postadressen til kontoen: … Dato: … Underskrift (bare hvis skjemaet sendes på papir): …»
`;
