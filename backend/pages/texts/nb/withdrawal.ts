export const withdrawal = `
  Angre avtalen
  Angreretten din, fristen, og hvordan du angrer her uten innlogging.
  # Retten din
  Du kan angre et kjøp av credits innen {refund_days} dager uten å si hvorfor.
  Fristen begynner dagen etter kjøpet og går ut når den siste dagen er omme der du bor. Er det en lørdag, søndag eller helligdag, går den ut neste virkedag. Det er nok at du sender angremeldingen før den er ute.
  # Slik angrer du
  Fyll ut skjemaet nederst på denne siden: navn, ordrenummer, e-postadresse, bekreft. Du trenger ikke logge inn. Du får straks en bekreftelse med nummer, dato og klokkeslett på e-post.
  Du kan også skrive fritt til {email} eller sende brev til {company}, {address}.
  # Hva som skjer da
  Vi betaler tilbake prisen senest 14 dager etter at du har angret, slik du betalte, og tar ingenting for det.
  Har du allerede brukt credits fra dette kjøpet, trekker vi fra deres andel, fordi du uttrykkelig ba oss begynne med en gang. Medlemmer du bare har sett bildene til med premium, teller også. Ba du ikke om det, får du hele prisen. Ubrukte credits faller bort med tilbakebetalingen. Mer under [Retur og tilbakebetaling](/pages/return-policy).
  # Standardskjema
  «Til {company}, {address}, {email}: Jeg går med dette fra avtalen min om kjøp av credits hos {brand}. Kjøpt den: … Ordrenummer: … Navn: … E-postadressen til kontoen: … Dato: …»
`;
