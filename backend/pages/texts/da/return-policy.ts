export const returnPolicy = `
  Returnering og refusion
  Hvornår du får penge tilbage, hvor meget, og hvordan det går til.
  # Ubrugte credits
  Inden {refund_days} dage efter købet kan du returnere credits, du endnu ikke har brugt. Vi betaler deres andel af den betalte pris tilbage.
  Credits, du har fået på anden måde, for eksempel til at begynde med, regnes som brugt først. Det er til din fordel.
  # Brugte credits
  Credits, du har brugt på leverede beskeder, billeder og gaver, betales ikke tilbage. Det, der ikke blev leveret, koster ikke noget; er der alligevel trukket noget, får du det igen.
  Det samme gælder medlemmer, hvis billeder du kun har set med premium: Hvert tæller som én besked, alle tilsammen højst halvt så meget som dine ubrugte credits. Vi trækker kun noget fra, hvis du bad os begynde med det samme, da du bestilte; ellers får du hele prisen tilbage.
  # Trukket forkert eller to gange
  Er et beløb trukket to gange, eller uden at du har gjort noget, så sig til. Vi undersøger det og betaler det, der er dit, tilbage, uanset enhver frist.
  # Betalt, men ingen credits
  De fleste betalinger er der på få sekunder; en bankoverførsel eller direkte debitering kan tage nogle dage. Kommer der penge til en bestilling, der allerede er bortfaldet, går de af sig selv tilbage. Hvordan det står til, ser du under [dine betalinger](/transactions).
  # Sådan gør du
  Hurtigst går det med formularen på siden [Fortryd aftale](/withdrawal): navn, ordrenummer, e-mailadresse, færdig. Du behøver ikke logge ind. Du kan også bruge [klageformularen](/complaints) eller skrive til {email}.
  Du får straks en bekræftelse med nummer, dato og klokkeslæt. Passer bestilling og adresse sammen, begynder tilbagebetalingen med det samme; alt andet ser et menneske på.
  Pengene kommer tilbage ad samme vej, som du betalte, senest efter 14 dage. Dine lovbestemte rettigheder gælder fortsat.
  # Når en konto ophører
  Sletter du din konto, ophører ubrugte credits med den, så returnér dem først. Siger vi aftalen op, betaler vi købte credits, der ikke er brugt, tilbage.
`;
