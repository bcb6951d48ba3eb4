export const service = `
  Kundeservice
  Hvordan du når menneskene bag {brand}, hvad der så sker, og hvor du finder kvitteringer.
  # Skriv til os
  Det går hurtigst med [formularen til klager og henvendelser](/complaints): Den virker uden login, og du får straks en bekræftelse med et sagsnummer.
  Du kan også sende en mail til {email}.
  # Ring til os
  På telefon: {phone}. Gælder det din konto, beder vi dig bekræfte, at e-mailadressen er din.
  # Hvad der hjælper os
  Nævn din kontos e-mailadresse, hvad der er sket og hvornår, og ved et køb ordrenummeret. Send os aldrig din adgangskode eller alle dine kortoplysninger; vi beder heller aldrig om dem.
  # Hvad der så sker
  Et menneske læser det, du har skrevet, og svarer til den adresse, du har oplyst. Med dit sagsnummer kan du altid se på siden [Klager](/complaints), hvordan det går.
  Når vi afgør noget, siger vi hvorfor. Er du uenig, kan du klage dér gratis inden for seks måneder.
  Mange svar finder du med det samme under [ofte stillede spørgsmål](/pages/faq).
  # Kvitteringer for køb
  Hvert køb bekræftes på mail. Kvitteringen med moms ligger som PDF ved hver af [dine betalinger](/transactions), og linket i bekræftelsen åbner den også uden login.
  # Nogen opfører sig dårligt
  Anmeld medlemmet direkte på profilen eller i samtalen, og bloker det. Er der akut fare, så ring først til politiet.
`;
