export const terms = `
  Vilkår
  Hvad der gælder mellem dig og {brand}: konto, fiktive profiler, credits, regler, afgørelser og ophør.
  # Hvem du har en aftale med
  {brand} drives af {company}, {address}; hvordan du når os, står på siden [Om virksomheden](/imprint). Når du opretter en konto, indgår du en gratis brugsaftale med os. Det koster først noget, når du køber credits, og hvert køb er en aftale for sig.
  # Din konto
  Du skal være mindst {min_age} år og oplyse din alder ærligt. Kontoen er kun til dig; giv ikke din adgangskode videre. Så længe du ikke har bekræftet din e-mailadresse, kan ingen se din profil eller svare dig.
  Din profil kan ses af medlemmer af alle websteder, der deler samme medlemskreds; i [indstillingerne](/settings) vælger du, på hvilke. Du kan kun logge ind på det websted, hvor du har oprettet dig.
  # Hvad {brand} tilbyder
  Du kan lave en profil, søge efter medlemmer, give likes og skrive med andre. Om du møder nogen, der passer til dig, afhænger af mennesker, så det kan vi ikke love. Vi kontrollerer ikke, hvad medlemmer siger om sig selv.
  Det, du søger efter, afgør, hvem der vises. Først står de, der er i nærheden af dig; på samme afstand de, der skriver på dit sprog, og derefter de, der senest har været her. Passer kun få medlemmer, bliver søgningen udvidet, og det står der. Ingen kan betale for at stå højere oppe. Reklamer er mærket.
  # Fiktive profiler
  {fictional}
  Fiktive profiler er mærket som fiktive overalt, hvor de vises: i søgningen, på profilen, i samtaler, mails og notifikationer. Bag dem er der ingen person, du kan møde.
  Tekster skrevet af en maskine er mærket som automatiske. Beskeder til fiktive profiler koster det samme som andre. I søgningen kan du vælge fiktive profiler fra.
  # Credits og priser
  Det er gratis at søge, se profiler, give likes og læse beskeder. Priser i credits: besked {message_credits}, billede i en samtale {photo_credits}, gave {gift_credits}. Hvad noget koster, står på knappen, før du sender det. Det, der ikke bliver leveret, koster ikke noget.
  Du køber credits i pakker med én betaling; [priserne](/pricing) er inklusive moms. Der er intet abonnement og ingen automatisk fornyelse. Credits udløber ikke, så længe din konto findes.
  Før dit første køb kan du starte op til 2 samtaler og vise op til 3 billeder. Med den første pakke bliver du premium: Du kan se alle billeder, vise op til 25 af dine egne og starte så mange samtaler, du vil.
  # Sådan indgås et køb
  På ordresiden ser du pakke, pris, land og betalingsmåde og kan ændre det hele. Med knappen »Ordre med betalingsforpligtelse« afgiver du din ordre. Aftalen er indgået, når vi bekræfter ordren på mail og sætter dine credits ind på din konto. Vi gemmer aftalens tekst; du finder den i mailen og under [betalinger](/transactions). Aftalen indgås på det sprog, siden vises på.
  Er det, du har købt, ikke som aftalt, har du de lovbestemte rettigheder ved mangler ved digitalt indhold og digitale tjenester, i Danmark efter købelovens regler om forbrugerkøb.
  # Fortrydelse
  Du kan fortryde et køb uden begrundelse. Frist og formular står på siden [Fortryd aftale](/withdrawal), og hvad vi betaler tilbage, står under [Returnering og refusion](/pages/return-policy).
  # Hvordan vi behandler hinanden
  Dette er forbudt:
  - trusler, chikane, had og alt, den anden har sagt nej til
  - alt, der seksualiserer mindreårige eller bringer dem i fare
  - at bede om penge, svindel, reklame og den samme besked til mange
  - at bruge andres billeder og at udgive sig for en anden
  - at offentliggøre andres data, og at dele kontaktoplysninger, hvor webstedet ikke tillader det
  - alt andet, der er ulovligt
  Du kan anmelde eller blokere ethvert medlem.
  # Anmeldelser, afgørelser og klager
  Profiler, billeder og beskeder anmelder du der, hvor de står, alt andet med [klageformularen](/complaints), også uden konto. Du får straks en bekræftelse med et sagsnummer.
  Et menneske træffer afgørelsen. Programmer afviser kun kontaktoplysninger i tekster og filer, der ikke er billeder. Vi vælger det mildeste skridt, der hjælper: en advarsel, at fjerne et billede eller en besked, at skjule profilen eller at spærre kontoen. Vi ser på, hvor alvorligt det er, hvor ofte det er sket, og om det skete med vilje.
  Begge parter får at vide, hvad der er afgjort, hvilken regel det bygger på, hvorfor, og hvor længe det gælder.
  Du kan klage over en afgørelse gratis og uden login i seks måneder efter den. Uafhængigt af det kan du henvende dig til et certificeret organ for udenretslig tvistbilæggelse eller gå til domstolene. Læs mere på siden [Spærring af adgang](/pages/ban).
  # Det, du skriver og viser
  Dine tekster og billeder er fortsat dine. Du giver os lov til at vise dem på de websteder, hvor din profil er synlig, så længe de står der. Vis kun billeder, du har lov til at vise.
  # Ophør af aftalen
  Du kan altid slette din konto i [indstillingerne](/settings), uden varsel og uden begrundelse. I 14 dage kan du hente den tilbage med et link i en mail, derefter slettes dine data. Ubrugte credits bortfalder med kontoen. Kan købet stadig fortrydes, så fortryd det først.
  Vi kan opsige aftalen med 30 dages varsel, og straks hvis der er en vægtig grund. Så betaler vi dig pengene tilbage for købte credits, du ikke har brugt.
  # Ansvar og lov
  Vi er ansvarlige uden begrænsning for forsæt, grov uagtsomhed og personskade og ellers kun for brud på væsentlige pligter, op til det tab, der kunne forudses.
  Ufravigelige rettigheder i det land, hvor du bor, gælder fortsat, og du kan stadig gå til domstolene dér.
  # Ændringer
  Ændrer vi disse vilkår, siger vi det på forhånd og beder dig acceptere dem, næste gang du logger ind. Gør du ikke det, gælder den tidligere version for dig, og du kan slette din konto. Det er versionen med den dato, der står på denne side, der gælder.
`;
