import type { PageTexts } from '../page-texts.ts';

export const da: PageTexts = {
  terms: `
    Vilkår og betingelser
    Hvad der gælder mellem dig og {brand}: konto, fiktive profiler, kreditter, regler og ophør.
    # Hvem du har aftale med
    {brand} drives af {company}, {address}. Når du opretter en konto, indgår du en gratis brugeraftale med os. Der opstår først udgifter, når du køber kreditter.
    # Din konto
    Du skal være mindst {min_age} år og oplyse din rigtige alder. Kontoen er kun til dig; giv ikke din adgangskode videre. Før andre kan svare dig, bekræfter du din e-mailadresse.
    Din profil kan ses af medlemmer hos alle brands, der deler den samme medlemskreds. Du kan kun logge ind hos det brand, hvor du har oprettet dig.
    # Fiktive profiler
    {fictional}
    Fiktive profiler bærer denne betegnelse overalt, hvor de vises. Tekster skrevet af en maskine er mærket som automatiske. I søgningen kan du udelade fiktive profiler.
    # Kreditter og priser
    Det er gratis at se profiler og synes godt om nogen. Beskeder koster kreditter; hvad en besked koster, står ved send-knappen. En besked, der ikke blev leveret, koster ingenting.
    Kreditter køber du i pakker med én betaling. Der er intet abonnement og ingen automatisk fornyelse. Alle priser er inklusive moms. Uden køb kan du starte op til 2 samtaler og uploade op til 3 billeder.
    # Sådan behandler vi hinanden
    Trusler, chikane, had, reklame, svindel, alt med mindreårige, andres billeder og offentliggørelse af andres oplysninger er forbudt. Du kan anmelde eller blokere ethvert medlem.
    Bryder et medlem reglerne, kan vi fjerne indhold eller spærre konti. Vi oplyser grunden, og du kan klage; hvordan, står på siden om udelukkelse.
    # Opsigelse
    Du kan slette din konto når som helst, uden varsel og uden grund. Inden for 14 dage kan den gendannes via et link i en e-mail, derefter slettes dine data. Vi kan opsige med 30 dages varsel, af vægtig grund straks; købte, ubrugte kreditter refunderes så.
    # Ansvar og lov
    Vi hæfter ubegrænset for forsæt, grov uagtsomhed og skade på liv, krop og helbred, ellers kun for brud på væsentlige pligter og op til den forudsigelige skade. Ufravigelige rettigheder i det land, hvor du bor, gælder fortsat.
    Ændrer vi vilkårene, siger vi det på forhånd. Den version, hvis dato står på siden, gælder.
  `,
  privacy: `
    Privatliv
    Hvilke data {brand} behandler, hvorfor, hvor længe, og hvilke rettigheder du har.
    # Hvem der er ansvarlig
    Dataansvarlig er {company}, {address}. Vi svarer på spørgsmål om privatliv på {email}.
    # Hvilke data vi behandler
    Ved oprettelsen: e-mailadresse, navn, fødselsdato, køn, sted og en uigenkaldelig hash af din adgangskode. Derefter alt, hvad du selv indtaster eller skriver: profiloplysninger, billeder, likes, beskeder, anmeldelser. Ved køb beløb, tidspunkt og betalingsmåde.
    Af tekniske grunde behandler vi din IP-adresse for at levere siden, begrænse misbrug og genkende dit land. Logge indeholder hverken beskeder eller e-mailadresser.
    # Oplysninger om din seksualitet
    Hvem du søger, kan sige noget om din seksualitet. Sådanne data behandler vi kun med dit udtrykkelige samtykke efter artikel 9 i GDPR, som vi beder om særskilt ved oprettelsen. Du kan trække det tilbage når som helst ved at slette din konto.
    # Hvorfor og på hvilket grundlag
    Vi har brug for dataene for at opfylde aftalen med dig: vise din profil, levere beskeder og håndtere betalinger. Beskyttelse mod misbrug og svindel bygger på vores legitime interesse, opbevaring af fakturaer på lovkrav, push-beskeder på dit samtykke.
    # Hvem der får data
    Din profil ses af medlemmer hos alle brands i samme kreds og, hvor søgningen er åben uden login, også af besøgende. Søgemaskiner må kun vise den, hvis du tillader det. Leverandører af drift, mail og betaling får kun det, de skal bruge. Reklamepartnere får kliknummer, status og beløb, aldrig profildata.
    Ingen side hos {brand} henter indhold fra tredjeparter.
    # Hvor længe
    Ubekræftede konti sletter vi efter 30 dage. Efter en sletning kan kontoen gendannes i 14 dage, derefter slettes dine data. Posteringer gemmes uden navn, så længe loven kræver det.
    # Dine rettigheder
    Du kan bede om indsigt, rettelse, sletning, begrænsning og en kopi af dine data og gøre indsigelse mod behandlingen. Skriv til {email}. Du kan også klage til datatilsynet i dit land.
  `,
  cookies: `
    Cookies
    Hvilke cookies {brand} sætter, hvad de bruges til, og hvor længe de bliver.
    # Kun det nødvendige
    {brand} sætter ingen cookies til reklame eller sporing og indlejrer intet fra tredjeparter. Derfor beder intet banner om dit samtykke.
    # Vores cookies
    __Host-vonk: holder dig logget ind. Indholdet er krypteret, og scripts kan ikke læse det. 30 dage.
    vonk_in: husker kun, at du er logget ind, så siden ser rigtig ud med det samme. 30 dage.
    vonk_locale: husker det valgte sprog. 365 dage.
    vonk_country: husker det land, du har valgt til priserne. 365 dage.
    # Lager i din browser
    For at intet går tabt, bliver kladder til beskeder og oprettelsen i din browser, din adgangskode aldrig. Hvilke meddelelser du har lukket, gemmes også kun der.
    # Sletning
    Når du logger ud, slutter sessionen. Alt andet sletter du i browserens indstillinger; derefter skal du logge ind og vælge sprog igen.
  `,
  ban: `
    Udelukkelse
    Hvornår {brand} udelukker nogen, hvem der afgør det, og hvad du kan gøre.
    # Låst efter forkerte adgangskoder
    Efter 5 forkerte adgangskoder er login låst i 15 minutter. Det beskytter din konto mod gæt. Derefter åbner den af sig selv.
    # Udelukket på grund af et brud
    Vi udelukker konti, der tilhører mindreårige, og konti, der bruges til trusler, chikane, svindel, reklame, andres billeder eller andre alvorlige brud på vilkårene. Ved mindre brud fjerner vi først indholdet.
    Du får at vide, hvad vi indvender, hvilken regel det gælder, og hvor længe udelukkelsen varer.
    # Klage
    Mener du, at udelukkelsen er forkert, så skriv via klageformularen eller til {email}. Et menneske ser på sagen igen og svarer med en begrundelse. Det kan gøres uden login og koster ikke noget. Derefter kan du gå til udenretlig tvistløsning eller domstolene.
    # Du vil udelukke dig selv
    Vil du ikke længere lukkes ind, så skriv fra adressen på din konto. Vi lukker den og tager ikke imod en ny med den adresse, før du siger noget andet.
  `,
  'return-policy': `
    Returnering og refusion
    Hvornår du får penge tilbage, og hvordan.
    # Ubrugte kreditter
    Inden for {refund_days} dage efter købet kan du returnere kreditter, du endnu ikke har brugt. Vi refunderer deres andel af prisen.
    # Brugte kreditter
    Kreditter brugt på leverede beskeder refunderes ikke. Beskeder, der ikke blev leveret, koster ingenting; er der alligevel trukket noget, får du det tilbage.
    # Forkert eller dobbelt trukket
    Er et beløb trukket to gange eller uden din medvirken, så sig til. Vi undersøger det og refunderer det, du har krav på, uanset frister.
    # Sådan gør du
    Skriv via klageformularen eller til {email}, og oplys kontoens e-mailadresse og købet. Du får en bekræftelse med nummer, dato og klokkeslæt. Pengene kommer tilbage samme vej, som du betalte, senest efter 14 dage.
    Din lovbestemte fortrydelsesret berøres ikke.
  `,
  faq: `
    Ofte stillede spørgsmål
    Korte svar om oprettelse, fiktive profiler, priser og sikkerhed.
    # Hvad koster {brand}?
    At oprette sig, søge, se profiler og synes godt om nogen koster ingenting. Beskeder koster kreditter; prisen står ved knappen, før du sender. Du betaler én gang, der er intet abonnement.
    # Hvad er fiktive profiler?
    {fictional}
    Ordet står på billedet, i profilen og i samtalen. I søgningen kan du vælge kun at se rigtige medlemmer.
    # Bekræftelsesmailen kommer ikke. Hvad nu?
    Kig i spammappen. Du kan få mailen sendt igen og samtidig ændre adressen, højst én gang i minuttet og fem gange om dagen.
    # Hvorfor kan ingen svare mig?
    Så længe din e-mailadresse ikke er bekræftet, er din profil ikke synlig, og beskeder når dig ikke. Åbn linket i mailen, så er du i gang.
    # Min konto er låst. Hvor længe?
    Efter 5 forkerte adgangskoder varer låsen 15 minutter. Vent, og prøv så igen.
    # Hvordan slipper jeg af med nogen?
    Åbn profilen, og tryk på bloker. I holder straks op med at se hinanden, og ingen af jer kan skrive til den anden.
    # Hvordan sletter jeg min konto?
    Skriv til {email}, hvis du ikke finder det i indstillingerne. Du kan ombestemme dig inden for 14 dage.
  `,
  service: `
    Kundeservice
    Sådan når du menneskene bag {brand}.
    # Skriv til os
    Hurtigst er formularen til klager og henvendelser: Den virker uden login, og du får straks en bekræftelse med nummer. Du kan også skrive til {email}.
    # Ring til os
    Du kan ringe til os på {phone}. Gælder det din konto, beder vi dig vise, hvem du er, via din e-mailadresse.
    # Det hjælper os
    Oplys kontoens e-mailadresse, hvad der skete, og hvornår. Send os aldrig din adgangskode eller hele kortoplysninger; vi spørger heller aldrig om dem.
    # Nogen opfører sig dårligt
    Anmeld medlemmet direkte i profilen eller i samtalen, og bloker. Ved akut fare skal du først kontakte politiet.
  `,
  imprint: `
    Om virksomheden
    Hvem der driver {brand}, og hvordan du når os.
    # Udbyder
    {company}
    {address}
    # Kontakt
    E-mail: {email}
    Telefon: {phone}
    # Register og skat
    Handelsregister (KvK): {kvk}
    Momsnummer: {vat}
    # Tvister
    Kom først til os med klager, helst via klageformularen. Vi deltager ikke i sager ved forbrugerklagenævn, medmindre loven kræver det.
    # Kontaktpunkt for myndigheder og brugere
    Kontaktpunktet efter artikel 11 og 12 i forordningen om digitale tjenester er {email}. Du kan skrive på tysk og engelsk.
    # Stednavne
    Byer og deres beliggenhed kommer delvis fra GeoNames (geonames.org), licens CC BY 4.0.
  `,
  withdrawal: `
    Fortryd en aftale
    Din fortrydelsesret, fristen, og hvordan du bruger den uden login.
    # Din ret
    Du kan fortryde et køb af kreditter inden for {refund_days} dage, og under alle omstændigheder inden for 14 dage, uden at give en grund. Fristen begynder på købsdagen. Det er nok, at du sender fortrydelsen, før den udløber.
    # Sådan fortryder du
    Brug klageformularen med emnet »Fortrydelse af en aftale«: navn, e-mailadresse, køb, send. Login er ikke nødvendigt. Du får straks en bekræftelse med nummer, dato og klokkeslæt på e-mail.
    Du kan også skrive formløst til {email} eller sende et brev til {company}, {address}.
    # Hvad der så sker
    Vi refunderer prisen senest 14 dage efter din fortrydelse, samme vej som du betalte. Har du udtrykkeligt bedt os begynde straks og allerede brugt kreditter, trækker vi deres andel fra. Ubrugte kreditter bortfalder med refusionen.
    # Skabelon
    »Til {company}, {address}, {email}: Jeg fortryder hermed min aftale om køb af kreditter hos {brand}. Købt den: … Navn: … Kontoens e-mailadresse: … Dato: …«
  `,
  accessibility: `
    Tilgængelighed
    Hvad vi gør, for at alle kan bruge {brand}, og hvordan du melder barrierer.
    # Vores mål
    {brand} skal følge retningslinjerne WCAG 2.2 på niveau AA, på alle sprog. Det kræver den europæiske tilgængelighedslov også.
    # Hvad vi gør
    Alt kan betjenes med tastaturet, fokus er synligt, kontraster og skriftstørrelser er kontrolleret, og med reduceret bevægelse står siden stille. Skærmlæsere oplyser afsender og tid for hver besked. Offentlige sider virker også uden JavaScript.
    # Hvor det stadig halter
    Medlemmernes billeder har ingen udførlig beskrivelse, fordi kun medlemmerne ved, hvad de viser.
    # Fundet en barriere?
    Sig det til os: {email} eller via klageformularen. Oplys siden og dit hjælpemiddel. Er du ikke tilfreds med svaret, kan du henvende dig til tilsynsmyndigheden i dit land.
  `,
};
