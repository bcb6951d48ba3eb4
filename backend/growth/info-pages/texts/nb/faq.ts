export const faq = `
  Ofte stilte spørsmål
  Korte svar om priser, fiktive profiler, matcher, bilder, trygghet, e-poster og sletting av kontoen.
  # Hva koster {brand}?
  Det er gratis å registrere seg, søke, se profiler, gi likes og lese meldinger. Priser i credits: melding {message_credits}, bilde i en samtale {photo_credits}, gave {gift_credits}. Prisen står på knappen før du sender.
  Hva credits koster i landet ditt, står på siden [Priser](/pricing). Så snart e-postadressen din er bekreftet, får du credits i gave: {signup_credits}.
  # Finnes det et abonnement?
  Nei. Du betaler én gang for en creditpakke, ingenting fornyes, og det er ingenting å si opp. Credits utløper ikke så lenge kontoen din finnes.
  # Hvordan kan jeg betale?
  Hvilke betalingsmåter du kan bruke i landet ditt, står på siden [Priser](/pricing) og igjen før hver bestilling. Beløpet trekkes én gang. En kvittering som PDF finner du ved hver av [betalingene dine](/transactions).
  # Hva er fiktive profiler?
  {fictional}
  Det står på bildet, på profilen, i samtalen og i hver e-post. Svarer en maskin, står det der også.
  # Hvordan ser jeg bare ekte medlemmer?
  Velg «Bare ekte medlemmer» i filtrene i søket. Er du innlogget, huskes [søket ditt](/members).
  # Hvordan blir det en match?
  Når du liker noen og den personen liker deg, er det en match, og begge får vite det. Likes er gratis. I swipespillet kan du gi 4 likes om dagen.
  # E-posten med bekreftelseslenken kommer ikke. Hva nå?
  Se først i søppelposten. Du kan få e-posten sendt på nytt og samtidig endre adressen, høyst én gang i minuttet og fem ganger om dagen.
  Kommer det aldri noe, så skriv til oss: {email}. Lenken i e-posten virker i 14 dager.
  # Hvorfor kan ingen svare meg?
  Så lenge e-postadressen din ikke er bekreftet, er profilen din ikke synlig, og du får ingen meldinger. Åpne lenken i e-posten, så er du i gang.
  # Hvem ser bildene mine?
  Alle ser hovedbildet ditt. De andre bildene er skarpe bare for premiummedlemmer; alle andre ser dem uskarpe. Uten kjøp kan du vise 3 bilder, som premiummedlem 25.
  På noen nettsteder ser vi på bilder før de vises. Opplysninger om hvor et bilde er tatt, fjerner vi fra filen.
  # Hvor gammel må jeg være?
  Minst {min_age} år. Vi spør om fødselsdatoen ved registreringen; andre ser bare alderen din, og den kan du også skjule. Kontoer som tilhører mindreårige, stenger vi.
  # Hvordan blir jeg kvitt noen?
  Åpne profilen eller samtalen og velg «Blokker». Dere ser straks ikke hverandre lenger, og ingen av dere kan skrive til den andre. Du kan oppheve blokkeringen i [innstillingene](/settings).
  # Noen ber meg om penger. Hva gjør jeg?
  Ikke betal, og ikke send koder eller kopi av legitimasjon. Rapporter meldingen direkte i samtalen, og blokker personen. Har du allerede tapt penger, så gå til politiet også.
  # Jeg får for mange e-poster. Hvordan stopper jeg dem?
  Under [varsler](/notifications) velger du for hver type om den kommer straks, daglig eller aldri, og stiller inn stilletid. I hver av disse e-postene er det også en lenke der du melder deg av med ett klikk.
  # Kontoen min er stengt. Hvor lenge?
  Etter 5 feil passord er den sperret i 15 minutter. Vent, eller velg et [nytt passord](/reset-password). Andre grunner forklares på siden [Utestengelse](/pages/ban).
  # Hvilke opplysninger har dere om meg?
  I [innstillingene](/settings) kan du laste ned alt som én fil. Hva vi behandler og hvorfor, står i [personvernerklæringen](/pages/privacy).
  # Hvordan sletter jeg kontoen min?
  I [innstillingene](/settings), helt nederst under «Slett konto». Ingen kan se profilen din fra det øyeblikket. I 14 dager kan du hente den tilbake med en lenke i e-posten vår, deretter slettes alt for godt.
`;
