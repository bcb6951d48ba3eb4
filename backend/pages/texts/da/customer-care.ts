export const service = `
  Kundeservice
  Hvordan du når menneskene bag {brand}, hvad der så sker, og hvor du finder kvitteringer.
  # Skriv til os
  Hurtigst går det med [formularen til klager og henvendelser](/complaints): Den virker uden login, og du får straks en kvittering med nummer.
  Du kan også sende en e-mail til {email}.
  # Ring til os
  På telefon: {phone}. Ved spørgsmål om din konto beder vi dig så om at vise, at e-mailadressen er din.
  # Hvad der hjælper os
  Nævn din kontos e-mailadresse, hvad der er sket og hvornår, og ved et køb ordrenummeret. Send os aldrig din adgangskode eller hele kortoplysninger; vi beder heller aldrig om dem.
  # Hvad der så sker
  Et menneske læser det, du har skrevet, og svarer til den adresse, du har oplyst. Med nummeret på din kvittering kan du på siden [Klager](/complaints) altid se, hvordan det står til.
  Beslutter vi noget, siger vi hvorfor. Er du uenig, kan du dér gøre indsigelse gratis inden seks måneder.
  Mange svar finder du med det samme under [ofte stillede spørgsmål](/pages/faq).
  # Kvitteringer for køb
  Hvert køb bekræftes på e-mail. Kvitteringen med moms ligger som pdf ved hver af [dine betalinger](/transactions), og linket i bekræftelsen åbner den også uden login.
  # Nogen opfører sig dårligt
  Anmeld medlemmet direkte på profilen eller i samtalen, og bloker det. Er der akut fare, så gå først til politiet.
`;
