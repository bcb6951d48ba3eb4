export const returnPolicy = `
  Returnering og refusion
  Hvornår du får penge tilbage, hvor meget, og hvordan det går til.
  # Ubrugte credits
  Du kan fortryde et køb uden begrundelse inden for {refund_days} dage. For credits, du endnu ikke har brugt, betaler vi deres andel af prisen tilbage.
  Credits, du har fået på anden måde, for eksempel da du oprettede dig, regnes som brugt først. Det er til din fordel.
  # Brugte credits
  Credits, du har brugt på leverede beskeder, billeder og gaver, får du ikke penge tilbage for. Det, der ikke blev leveret, koster ikke noget; er der alligevel trukket credits, får du dem igen.
  Vi trækker kun noget fra, hvis du bad os begynde med det samme, da du bestilte; ellers får du hele prisen tilbage.
  # Trukket forkert eller to gange
  Er et beløb trukket to gange, eller uden at du har gjort noget, så sig til. Vi undersøger det og betaler det tilbage, du har krav på, uanset enhver frist.
  # Betalt, men ingen credits
  De fleste betalinger er der på få sekunder; en bankoverførsel eller direkte debitering kan tage nogle dage. Kommer der penge til en ordre, der allerede er bortfaldet, går de af sig selv tilbage. Hvordan det går, ser du under [dine betalinger](/transactions).
  # Sådan gør du
  Det går hurtigst med formularen på siden [Fortryd aftale](/withdrawal): navn, ordrenummer, e-mailadresse, færdig. Du behøver ikke logge ind. Du kan også bruge [klageformularen](/complaints) eller skrive til {email}.
  Du får straks en bekræftelse med sagsnummer, dato og klokkeslæt. Passer ordre og adresse sammen, begynder tilbagebetalingen med det samme; alt andet ser et menneske på.
  Du får pengene tilbage på samme måde, som du betalte, senest 14 dage efter at vi har modtaget din fortrydelse. Dine lovbestemte rettigheder gælder fortsat.
  # Når en konto ophører
  Sletter du din konto, bortfalder ubrugte credits. Kan købet stadig fortrydes, så fortryd det først. Opsiger vi aftalen, betaler vi dig pengene tilbage for købte credits, du ikke har brugt.
`;
