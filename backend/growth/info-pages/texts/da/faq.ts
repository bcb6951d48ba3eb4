export const faq = `
  Ofte stillede spørgsmål
  Korte svar om priser, fiktive profiler, matches, billeder, sikkerhed, mails og sletning af kontoen.
  # Hvad koster {brand}?
  Det er gratis at oprette sig, søge, se profiler, give likes og læse beskeder. Priser i credits: besked {message_credits}, billede i en samtale {photo_credits}, gave {gift_credits}. Du ser prisen på knappen, før du sender.
  Hvad credits koster i dit land, står på siden [Priser](/pricing). Gratis credits, når din e-mailadresse er bekræftet: {signup_credits}.
  # Er der et abonnement?
  Nej. Du betaler én gang for en pakke credits, intet fornyes, og der er intet at opsige. Credits udløber ikke, så længe din konto findes.
  # Hvordan kan jeg betale?
  Hvilke betalingsmåder du kan bruge i dit land, står på siden [Priser](/pricing) og igen før hver ordre. Beløbet trækkes én gang. En kvittering som PDF finder du ved hver af [dine betalinger](/transactions).
  # Hvad er fiktive profiler?
  {fictional}
  Mærkningen står på billedet, på profilen, i samtalen og i hver mail. Svarer en maskine, står det der også.
  # Hvordan ser jeg kun rigtige medlemmer?
  Vælg »Kun rigtige medlemmer« i søgningens filtre. Er du logget ind, huskes [din søgning](/members).
  # Hvordan opstår et match?
  Du kan lide nogen, og den person kan lide dig: Så er det et match, og I får det begge at vide. Likes er gratis. I swipespillet kan du give 4 likes om dagen.
  # Bekræftelsesmailen kommer ikke. Hvad nu?
  Kig først i din spammappe. Du kan få mailen sendt igen og samtidig ændre adressen, højst én gang i minuttet og fem gange om dagen.
  Kommer der slet ikke noget, så skriv til os: {email}. Linket i mailen virker i 14 dage.
  # Hvorfor kan ingen svare mig?
  Så længe din e-mailadresse ikke er bekræftet, er din profil ikke synlig, og beskeder når ikke frem til dig. Åbn linket i mailen, så er du i gang.
  # Hvem ser mine billeder?
  Alle ser dit hovedbillede. De andre ses kun skarpt af medlemmer med premium, alle øvrige ser dem sløret. Uden køb kan du vise 3 billeder, med premium 25.
  På nogle websteder ser vi billeder igennem, før de vises. Oplysningen om, hvor et billede er taget, fjerner vi fra filen.
  # Hvor gammel skal jeg være?
  Mindst {min_age} år. Vi spørger om fødselsdatoen, når du opretter dig; andre ser kun din alder, og den kan du også skjule. Mindreåriges konti spærrer vi.
  # Hvordan slipper jeg af med nogen?
  Åbn profilen eller samtalen, og vælg »Bloker«. Så kan I med det samme ikke længere se hinandens profiler, og ingen af jer kan skrive til den anden. Du kan fjerne blokeringen i [indstillingerne](/settings).
  # Nogen beder mig om penge. Hvad skal jeg gøre?
  Betal ikke, og send hverken koder eller kopier af pas, kørekort eller anden legitimation. Anmeld beskeden direkte i samtalen, og bloker personen. Har du allerede mistet penge, så gå også til politiet.
  # Jeg får for mange mails. Hvordan stopper jeg dem?
  Under [notifikationer](/notifications) vælger du for hver slags, om den kommer straks, dagligt eller aldrig, og slår stilletid til. I hver af disse mails er der også et link, så du kan afmelde den med ét klik.
  # Min konto er spærret. Hvor længe?
  Efter 5 forkerte adgangskoder varer spærringen 15 minutter. Vent, eller vælg en [ny adgangskode](/reset-password). Andre spærringer forklares på siden [Spærring af adgang](/pages/ban).
  # Hvilke data har I om mig?
  I [indstillingerne](/settings) kan du hente alt som én fil. Hvad vi behandler og hvorfor, står i [privatlivspolitikken](/pages/privacy).
  # Hvordan sletter jeg min konto?
  I [indstillingerne](/settings), helt nederst under »Slet konto«. Ingen kan se din profil fra det øjeblik. I 14 dage kan du hente den tilbage med linket i vores mail, derefter sletter vi alt for altid.
`;
