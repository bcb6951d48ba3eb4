import type { PageTexts } from '../page-texts.ts';

export const da: PageTexts = {
  terms: `
    Vilkår og betingelser
    Det gælder mellem dig og {brand}: konto, fiktive profiler, credits, regler og ophør.
    # Hvem du indgår aftale med
    {brand} drives af {company}, {address}. Når du opretter en konto, indgår du en gratis brugsaftale med os. Det koster først noget, når du køber credits.
    # Din konto
    Du skal være mindst {min_age} år og oplyse din rigtige alder. Kontoen er kun til dig, så giv ikke din adgangskode videre. Før andre kan svare dig, bekræfter du din e-mailadresse.
    Din profil kan ses af medlemmer hos alle brands, der deler den samme medlemskreds. Du kan kun logge ind hos det brand, hvor du har oprettet dig.
    # Fiktive profiler
    {fictional}
    Fiktive profiler har denne mærkning overalt, hvor de vises. Tekster, som en maskine har skrevet, er mærket som automatiske. I søgningen kan du fravælge fiktive profiler.
    # Credits og priser
    Det er gratis at se profiler og give likes. Beskeder koster credits, og hvad en besked koster, står ved sendeknappen. En besked, der ikke blev leveret, koster ingenting.
    Du køber credits i pakker med én betaling. Der er intet abonnement og ingen automatisk fornyelse. Alle priser er inklusive moms. Uden køb kan du starte op til 2 samtaler og uploade op til 3 billeder.
    # Sådan behandler vi hinanden
    Trusler, chikane, had, reklame, svindel, alt, der involverer mindreårige, andres billeder og offentliggørelse af andres oplysninger er forbudt. Du kan anmelde eller blokere ethvert medlem.
    Hvis et medlem bryder reglerne, kan vi fjerne indhold eller spærre konti. Vi oplyser grunden, og du kan gøre indsigelse. Hvordan du gør, står på siden om spærring af adgang.
    # Ophør af aftalen
    Du kan slette din konto når som helst uden varsel og uden begrundelse. I 14 dage kan den gendannes via et link, du får på e-mail, og derefter slettes dine data. Vi kan opsige aftalen med 30 dages varsel og straks, hvis der er en vægtig grund. Så refunderer vi de købte credits, der ikke er brugt.
    # Ansvar og lovgivning
    Vi hæfter ubegrænset for forsæt, grov uagtsomhed og skader på liv, legeme og helbred og ellers kun for brud på væsentlige pligter, op til det tab, der kunne forudses. Ufravigelige rettigheder i det land, hvor du bor, gælder fortsat.
    Hvis vi ændrer vilkårene, siger vi det til dig på forhånd. Det er versionen med datoen på denne side, der gælder.
  `,
  privacy: `
    Privatliv og data
    Hvilke data {brand} behandler, til hvad og hvor længe, og hvilke rettigheder du har.
    # Hvem der er ansvarlig
    Dataansvarlig er {company}, {address}. Vi svarer på spørgsmål om databeskyttelse på {email}.
    # Hvilke data vi behandler
    Når du opretter dig: e-mailadresse, navn, fødselsdato, køn, sted og en hash af din adgangskode, som ikke kan regnes tilbage. Derefter alt, hvad du selv udfylder eller skriver: profiloplysninger, billeder, likes, beskeder og anmeldelser. Ved køb beløb, tidspunkt og betalingsmåde.
    Af tekniske grunde behandler vi din IP-adresse for at kunne vise siden, begrænse misbrug og genkende dit land. Logfiler indeholder hverken beskeder eller e-mailadresser.
    # Oplysninger om din seksualitet
    Hvem du søger, kan sige noget om din seksualitet. Den slags data behandler vi kun med dit udtrykkelige samtykke efter artikel 9 i databeskyttelsesforordningen (GDPR), som vi beder særskilt om, når du opretter dig. Du kan når som helst trække det tilbage ved at slette din konto.
    # Til hvad og på hvilket grundlag
    Vi har brug for dine data for at opfylde aftalen med dig: vise din profil, levere beskeder og gennemføre betalinger. Beskyttelse mod misbrug og svindel bygger på vores legitime interesse, opbevaring af fakturaer på retlige forpligtelser og push-beskeder på dit samtykke.
    # Hvem der får data
    Din profil ses af medlemmer hos alle brands i den samme medlemskreds og, hvor søgningen er åben uden login, også af besøgende. Søgemaskiner må kun vise den, hvis du tillader det. Leverandører af drift, e-mail og betaling får kun det, de skal bruge til deres opgave. Reklamepartnere får kliknummer, status og beløb at vide, aldrig profildata.
    Ingen side på {brand} henter indhold fra tredjeparter.
    # Hvor længe
    Ubekræftede konti sletter vi efter 30 dage. Efter en sletning kan din konto gendannes i 14 dage, og derefter slettes dine data. Posteringer opbevares uden navne, så længe loven kræver det.
    # Dine rettigheder
    Du kan bede om indsigt, berigtigelse, sletning, begrænsning og en kopi af dine data og gøre indsigelse mod behandlingen af dem. Skriv til {email}. Du kan også klage til databeskyttelsesmyndigheden i dit land.
  `,
  cookies: `
    Cookies
    Hvilke cookies {brand} sætter, hvad de er til, og hvor længe de bliver liggende.
    # Kun det nødvendige
    {brand} sætter ingen cookies til reklame eller sporing og indlejrer intet fra tredjeparter. Derfor er der heller ikke noget banner, der beder om dit samtykke.
    # Vores cookies
    __Host-vonk: holder dig logget ind. Indholdet er krypteret, og scripts kan ikke læse det. 30 dage.
    vonk_in: husker kun, at du er logget ind, så siden straks vises rigtigt. 30 dage.
    vonk_locale: husker det sprog, du har valgt. 365 dage.
    # Lageret i din browser
    For at intet skal gå tabt, bliver kladder til beskeder og til oprettelsen liggende i din browser, men aldrig din adgangskode. Hvilke meddelelser du har lukket, gemmes også kun der.
    # Sådan sletter du dem
    Når du logger ud, afsluttes sessionen. Alt andet sletter du i din browsers indstillinger. Derefter skal du logge ind og vælge sprog igen.
  `,
  ban: `
    Spærring af adgang
    Hvornår {brand} spærrer adgangen, hvem der bestemmer det, og hvad du kan gøre ved det.
    # Låst efter forkerte adgangskoder
    Efter 5 forkerte adgangskoder er login låst i 15 minutter. Det beskytter din konto mod gætteri. Låsen går op af sig selv.
    # Spærret på grund af et brud på reglerne
    Vi spærrer konti, der tilhører mindreårige, og konti, der bruges til trusler, chikane, svindel, reklame, andres billeder eller andre alvorlige brud på vilkårene. Ved mindre brud fjerner vi først indholdet.
    Du får at vide, hvad vi indvender, hvilken regel det drejer sig om, og hvor længe spærringen varer.
    # Indsigelse
    Mener du, at spærringen er forkert, så skriv til os via klageformularen eller til {email}. Et menneske ser på sagen igen og svarer med en begrundelse. Det kan gøres uden login og koster ikke noget. Derefter kan du gå til udenretslig tvistbilæggelse eller til domstolene.
    # Du vil selv spærres
    Hvis du ikke længere vil lukkes ind, så skriv til os fra den adresse, der hører til din konto. Vi lukker kontoen og accepterer ingen ny med den adresse, før du siger andet.
  `,
  'return-policy': `
    Returnering og refusion
    Hvornår du får penge tilbage, og hvordan.
    # Ubrugte credits
    Inden for {refund_days} dage efter købet kan du returnere credits, du endnu ikke har brugt. Vi refunderer deres andel af den pris, du betalte.
    # Brugte credits
    Credits, som du har brugt på leverede beskeder, refunderes ikke. Beskeder, der ikke blev leveret, koster ingenting. Er der alligevel trukket noget, godskriver vi det.
    # Trukket forkert eller to gange
    Er et beløb trukket to gange, eller uden at du har gjort noget, så sig det til os. Vi undersøger sagen og refunderer det, du har ret til, uanset enhver frist.
    # Sådan gør du
    Skriv til os via klageformularen eller til {email}, og angiv e-mailadressen på din konto og købet. Du får en bekræftelse med nummer, dato og klokkeslæt. Pengene kommer tilbage samme vej, som du betalte, senest efter 14 dage.
    Din lovbestemte fortrydelsesret berøres ikke af dette.
  `,
  faq: `
    Ofte stillede spørgsmål
    Korte svar om oprettelse, fiktive profiler, priser og sikkerhed.
    # Hvad koster {brand}?
    Det er gratis at oprette sig, søge, se profiler og give likes. Beskeder koster credits, og prisen står ved knappen, før du sender. Du betaler én gang, der er intet abonnement.
    # Hvad er fiktive profiler?
    {fictional}
    Ordet står på billedet, i profilen og i samtalen. I søgningen kan du vælge kun at se rigtige medlemmer.
    # Bekræftelsesmailen kommer ikke. Hvad nu?
    Kig i din spammappe. Du kan få mailen sendt igen og samtidig ændre adressen, højst én gang i minuttet og fem gange om dagen.
    # Hvorfor kan ingen svare mig?
    Så længe din e-mailadresse ikke er bekræftet, er din profil ikke synlig, og beskeder når ikke frem til dig. Åbn linket i mailen, så er du klar.
    # Min konto er låst. Hvor længe?
    Efter 5 forkerte adgangskoder varer låsen 15 minutter. Vent, og prøv så igen.
    # Hvordan slipper jeg af med nogen?
    Åbn profilen, og tryk på Bloker. I kan straks ikke se hinanden længere, og ingen af jer kan skrive til den anden.
    # Hvordan sletter jeg min konto?
    Skriv til {email}, hvis du ikke kan finde det i indstillingerne. Du kan nå at fortryde inden for 14 dage.
  `,
  service: `
    Kundeservice
    Sådan får du fat i menneskene bag {brand}.
    # Skriv til os
    Det går hurtigst med formularen til klager og henvendelser: Den virker uden login, og du får straks en bekræftelse med et nummer. Du kan også sende en e-mail til {email}.
    # Ring til os
    Du kan ringe til os på {phone}. Drejer dit spørgsmål sig om din konto, beder vi dig bekræfte, hvem du er, via din e-mailadresse.
    # Det hjælper os
    Angiv e-mailadressen på din konto, hvad der skete, og hvornår. Send os aldrig din adgangskode eller fuldstændige kortoplysninger. Vi beder dig heller aldrig om dem.
    # Nogen opfører sig dårligt
    Anmeld medlemmet direkte i profilen eller i samtalen, og bloker det. Er der akut fare, så kontakt først politiet.
  `,
  imprint: `
    Virksomhedsoplysninger
    Hvem der driver {brand}, og hvordan du får fat i os.
    # Udbyder
    {company}
    {address}
    # Kontakt
    E-mail: {email}
    Telefon: {phone}
    # Register og skat
    Handelsregister (KvK): {kvk}
    Momsnummer: {vat}
    # Løsning af tvister
    Kontakt først os, hvis du vil klage, helst via klageformularen. Vi deltager ikke i sager ved klagenævn for forbrugere, medmindre loven forpligter os til det.
    # Kontaktpunkt for myndigheder og brugere
    Kontaktpunktet efter artikel 11 og 12 i forordningen om digitale tjenester (DSA) er {email}. Du kan skrive på tysk og engelsk.
  `,
  withdrawal: `
    Fortryd aftale
    Din fortrydelsesret, fristen, og hvordan du bruger den uden login.
    # Din ret
    Du kan fortryde et køb af credits inden for {refund_days} dage og under alle omstændigheder i mindst 14 dage uden at angive en grund. Fristen begynder på dagen for købet. Det er nok, at du sender din meddelelse, før den udløber.
    # Sådan fortryder du
    Brug klageformularen med emnet »Fortrydelse af en aftale«: navn, e-mailadresse, køb, send. Du behøver ikke logge ind. Du får straks en bekræftelse med nummer, dato og klokkeslæt på e-mail.
    Du kan også skrive uden særlig form til {email} eller sende et brev til {company}, {address}.
    # Hvad der så sker
    Vi refunderer prisen senest 14 dage efter, at du har fortrudt, samme vej som du betalte. Har du udtrykkeligt bedt os om at begynde straks og allerede brugt credits, trækker vi deres andel fra. Ubrugte credits bortfalder med refusionen.
    # Standardformular
    »Til {company}, {address}, {email}: Jeg meddeler hermed, at jeg fortryder min aftale om køb af credits hos {brand}. Købt den: … Navn: … Kontoens e-mailadresse: … Dato: …«
  `,
  accessibility: `
    Tilgængelighed
    Hvad vi gør, for at alle kan bruge {brand}, og hvordan du melder om barrierer.
    # Vores mål
    {brand} skal leve op til retningslinjerne WCAG 2.2 på niveau AA på alle sprog. Det samme kræver den europæiske lovgivning om tilgængelighed.
    # Hvad vi gør
    Alt kan betjenes med tastaturet, fokus er synligt, kontraster og skriftstørrelser er kontrolleret, og ved reduceret bevægelse står siden stille. Skærmlæsere oplyser afsender og tidspunkt for hver besked. Offentlige sider virker også uden JavaScript.
    # Hvor det stadig halter
    Medlemmernes billeder har ingen udførlig beskrivelse, fordi kun medlemmerne ved, hvad de viser.
    # Har du fundet en barriere?
    Sig det til os: {email} eller via klageformularen. Angiv siden og dit hjælpemiddel. Er du ikke tilfreds med vores svar, kan du henvende dig til markedsovervågningsmyndigheden i dit land.
  `,
};
