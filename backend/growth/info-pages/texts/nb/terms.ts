export const terms = `
  Vilkår
  Hva som gjelder mellom deg og {brand}: konto, fiktive profiler, credits, regler, avgjørelser og avslutning.
  # Hvem du har avtale med
  {brand} drives av {company}, {address}; hvordan du når oss, står på siden [Om virksomheten](/imprint). Når du oppretter en konto, inngår du en gratis bruksavtale med oss. Det koster først noe når du kjøper credits, og hvert kjøp er en egen avtale.
  # Kontoen din
  Du må være minst {min_age} år og oppgi alderen din ærlig. Kontoen er bare for deg; ikke gi passordet videre. Så lenge du ikke har bekreftet e-postadressen din, kan ingen se profilen din eller svare deg.
  Profilen din kan ses av medlemmer av alle nettsteder som deler samme medlemskrets; i [innstillingene](/settings) velger du på hvilke. Du kan bare logge inn på nettstedet der du registrerte deg.
  # Hva {brand} tilbyr
  Du kan lage en profil, søke etter medlemmer, gi likes og skrive til andre. Om du møter noen som passer til deg, avhenger av deg og de andre medlemmene, så det kan vi ikke love. Vi kontrollerer ikke hva medlemmer sier om seg selv.
  Det du søker etter, avgjør hvem som vises. Først står de som er i nærheten av deg; på samme avstand de som skriver på ditt språk, og deretter de som var her sist. Passer bare få medlemmer, blir søket utvidet, og da sier vi fra om det. Ingen kan betale for å stå høyere oppe. Reklame er merket.
  # Fiktive profiler
  {fictional}
  Fiktive profiler er merket overalt der de vises: i søket, på profilen, i samtaler, e-poster og varsler. Det er ikke noe menneske bak dem som kan møte deg.
  Tekster skrevet av en maskin er merket som automatiske. Meldinger til fiktive profiler koster det samme som andre. I søket kan du velge bort fiktive profiler.
  # Credits og priser
  Det er gratis å søke, se profiler, gi likes og lese meldinger. Priser i credits: melding {message_credits}, bilde i en samtale {photo_credits}, gave {gift_credits}. Hva noe koster, står på knappen før du sender det. Det som ikke ble levert, koster ingenting.
  Du kjøper credits i pakker med én betaling; [prisene](/pricing) inkluderer mva. Det finnes ikke noe abonnement og ingen automatisk fornyelse. Credits utløper ikke så lenge kontoen din finnes.
  Før det første kjøpet kan du starte opptil 2 samtaler og vise opptil 3 bilder. Med den første pakken blir du premiummedlem: Du ser alle bilder, viser opptil 25 av dine egne og starter så mange samtaler du vil.
  # Slik kommer et kjøp i stand
  På bestillingssiden ser du pakke, pris, land og betalingsmåte og kan endre alt. Med knappen «Bestilling med forpliktelse til å betale» sender du bestillingen. Avtalen er inngått når vi bekrefter bestillingen på e-post og legger creditsene inn på kontoen din. Vi lagrer avtaleteksten; du finner den i den e-posten og under [betalingene dine](/transactions). Avtalen inngås på det språket du ser siden på.
  Er det du har kjøpt, ikke slik det er avtalt, har du de lovbestemte rettighetene ved mangler ved digitalt innhold og digitale tjenester, i Norge etter digitalytelsesloven.
  # Angrerett
  Du kan angre et kjøp uten å oppgi noen grunn. Frist og skjema står på siden [Angre avtalen](/withdrawal), og hva vi betaler tilbake, står under [Retur og tilbakebetaling](/pages/return-policy).
  # Hvordan vi behandler hverandre
  Dette er forbudt:
  - trusler, trakassering, hat og alt den andre har sagt nei til
  - alt som seksualiserer mindreårige eller setter dem i fare
  - å be om penger, svindel, reklame og den samme meldingen til mange
  - å bruke andres bilder eller gi seg ut for å være en annen
  - å offentliggjøre andres opplysninger, og kontaktopplysninger der nettstedet ikke tillater dem
  - det som ellers er ulovlig
  Du kan rapportere eller blokkere ethvert medlem.
  # Rapporter, avgjørelser og klage
  Profiler, bilder og meldinger rapporterer du der de står, alt annet med [klageskjemaet](/complaints), også uten konto. Du får straks en bekreftelse med saksnummer.
  Et menneske avgjør. Programmer avviser bare to ting: kontaktopplysninger i tekster, og filer som ikke er bilder. Vi velger det mildeste tiltaket som hjelper: en advarsel, å fjerne et bilde eller en melding, å skjule profilen eller å stenge kontoen. Vi legger vekt på hvor alvorlig det er, hvor ofte det har skjedd, og om det var med vilje.
  Begge parter får vite hva som er bestemt, hvilken regel det bygger på, hvorfor, og hvor lenge det gjelder.
  Du kan klage på avgjørelsen gratis og uten innlogging i seks måneder. Uavhengig av det kan du gå til et sertifisert organ for utenrettslig tvisteløsning eller til domstolene. Mer på siden [Utestengelse](/pages/ban).
  # Det du skriver og viser
  Tekstene og bildene dine forblir dine. Du lar oss vise dem på de nettstedene der profilen din er synlig, så lenge de står der. Vis bare bilder du har lov til å vise.
  # Avslutning av avtalen
  Du kan når som helst slette kontoen i [innstillingene](/settings), uten varsel og uten å oppgi noen grunn. I 14 dager kan den hentes tilbake med en lenke på e-post, deretter slettes opplysningene dine. Ubrukte credits faller bort med kontoen; kan du fortsatt returnere dem, så gjør det først.
  Vi kan si opp avtalen med 30 dagers varsel, og straks hvis det er en tungtveiende grunn; kjøpte credits som ikke er brukt, betaler vi da tilbake.
  # Ansvar og lov
  Vi har ubegrenset ansvar ved forsett og grov uaktsomhet og for personskade, og ellers bare ved brudd på vesentlige plikter, begrenset til påregnelig tap. Rettigheter loven ikke lar oss begrense, for eksempel etter produktansvarsloven og digitalytelsesloven, har du uansett.
  Ufravikelige forbrukerrettigheter i landet der du bor, gjelder alltid, og du kan gå til domstolene der.
  # Endringer
  Endrer vi disse vilkårene, sier vi fra på forhånd og ber deg godta dem neste gang du logger inn. Gjør du ikke det, gjelder den tidligere versjonen for deg, og du kan slette kontoen. Versjonen med datoen som står på denne siden, er gjeldende.
`;
