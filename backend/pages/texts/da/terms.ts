export const terms = `
  Vilkår
  Hvad der gælder mellem dig og {brand}: konto, fiktive profiler, credits, regler, afgørelser og ophør.
  # Hvem du har en aftale med
  {brand} drives af {company}, {address}; hvordan du når os, står i [virksomhedsoplysningerne](/imprint). Når du opretter en konto, indgår du en gratis brugsaftale med os. Det koster først noget, når du køber credits, og hvert køb er en aftale for sig.
  # Din konto
  Du skal være mindst {min_age} år og oplyse din alder ærligt. Kontoen er kun til dig; giv ikke din adgangskode videre. Så længe du ikke har bekræftet din e-mailadresse, kan ingen se din profil eller svare dig.
  Din profil kan ses af medlemmer af alle brands, der deler samme medlemskreds; i [indstillingerne](/settings) vælger du, på hvilke. Du kan kun logge ind hos det brand, hvor du har tilmeldt dig.
  # Hvad {brand} tilbyder
  Du kan lave en profil, søge efter medlemmer, give likes og skrive med hinanden. Om du møder nogen, der passer til dig, afhænger af mennesker, så det kan vi ikke love. Vi kontrollerer ikke, hvad medlemmer siger om sig selv.
  Det, du søger efter, afgør, hvem der vises. Den, der sidst var aktiv, står først; passer kun få medlemmer, bliver søgningen udvidet, og det står der. Ingen kan betale for at stå højere oppe. Reklamer er mærket.
  # Fiktive profiler
  {fictional}
  Fiktive profiler bærer den betegnelse overalt, hvor de vises: i søgningen, på profilen, i samtaler, mails og notifikationer. Der er ikke et menneske bag dem, som kan mødes med dig.
  Tekster skrevet af en maskine er mærket som automatiske. Beskeder til fiktive profiler koster det samme som andre. I søgningen kan du udelade fiktive profiler.
  # Credits og priser
  Det er gratis at søge, se profiler, give likes og læse beskeder. Priser i credits: besked {message_credits}, billede i en samtale {photo_credits}, gave {gift_credits}. Hvad noget koster, står ved knappen, før du sender det. Det, der ikke blev leveret, koster ikke noget.
  Du køber credits i pakker med én betaling; [priserne](/pricing) er inklusive moms. Der er intet abonnement og ingen automatisk fornyelse. Credits udløber ikke, så længe din konto findes.
  Før dit første køb kan du begynde op til 2 samtaler og vise op til 3 billeder. Med den første pakke bliver du premiummedlem: Du ser alle billeder, viser op til 25 af dine egne og begynder så mange samtaler, du vil.
  # Fortrydelse
  Du kan fortryde et køb uden at sige hvorfor. Frist og formular står på siden [Fortryd aftale](/withdrawal), og hvad vi betaler tilbage, står under [Returnering og refusion](/pages/return-policy).
  # Hvordan vi behandler hinanden
  Dette er forbudt:
  - trusler, chikane, had og alt, den anden har sagt nej til
  - alt, der involverer mindreårige
  - at bede om penge, svindel, reklame og den samme besked til mange
  - andres billeder og at udgive sig for en anden
  - at offentliggøre andres data, og kontaktoplysninger, hvor siden ikke tillader dem
  - hvad der ellers er ulovligt
  Du kan anmelde eller blokere ethvert medlem.
  # Anmeldelser, afgørelser og indsigelser
  Profiler, billeder og beskeder anmelder du der, hvor de står, alt andet med [klageformularen](/complaints), også uden konto. Du får straks en kvittering med nummer.
  Et menneske træffer afgørelsen. Programmer afviser kun kontaktoplysninger i tekster og filer, der ikke er billeder. Vi vælger det mildeste skridt, der hjælper: en advarsel, at fjerne et billede eller en besked, at skjule profilen eller at spærre kontoen. Det tæller, hvor alvorligt det er, hvor ofte det er sket, og om det var meningen.
  Begge parter får at vide, hvad der er besluttet, hvilken regel det bygger på, hvorfor, og hvor længe det gælder.
  Du kan gøre indsigelse gratis og uden login i seks måneder efter afgørelsen. Derefter kan du gå til et certificeret organ for udenretslig tvistbilæggelse og til domstolene. Mere på siden [Spærring af adgang](/pages/ban).
  # Det, du skriver og viser
  Dine tekster og billeder er fortsat dine. Du giver os lov til at vise dem på de brands, hvor din profil er synlig, så længe de står der. Vis kun billeder, du har lov til at vise.
  # Ophør af aftalen
  Du kan altid slette din konto i [indstillingerne](/settings), uden varsel og uden grund. I 14 dage kan den gendannes med et link i en e-mail, derefter slettes dine data. Ubrugte credits ophører med kontoen; kan du stadig returnere dem, så gør det først.
  Vi kan opsige aftalen med 30 dages varsel, og straks hvis der er en vægtig grund; købte credits, der ikke er brugt, betaler vi så tilbage.
  # Ansvar og lov
  Vi hæfter ubegrænset for forsæt, grov uagtsomhed og skade på liv, krop og helbred, og ellers kun for brud på væsentlige pligter, op til den skade, der kunne forudses.
  Ufravigelige rettigheder i det land, hvor du bor, gælder fortsat, og det gør de domstole, du kan gå til dér, også.
  # Ændringer
  Ændrer vi disse vilkår, siger vi det på forhånd og beder om dit samtykke, næste gang du logger ind. Uden det gælder den tidligere version for dig, og du kan slette din konto. Den version, hvis dato står på denne side, er gældende.
`;
