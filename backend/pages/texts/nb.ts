import type { PageTexts } from '../page-texts.ts';

export const nb: PageTexts = {
  terms: `
    Vilkår og betingelser
    Hva som gjelder mellom deg og {brand}: konto, fiktive profiler, kreditter, regler og opphør.
    # Hvem du har avtale med
    {brand} drives av {company}, {address}. Når du oppretter en konto, inngår du en gratis brukeravtale med oss. Kostnader oppstår først når du kjøper kreditter.
    # Kontoen din
    Du må være minst {min_age} år og oppgi riktig alder. Kontoen er bare for deg; ikke gi fra deg passordet. Før andre kan svare deg, bekrefter du e-postadressen din.
    Profilen din er synlig for medlemmer hos alle merker som deler den samme medlemskretsen. Du kan bare logge inn hos det merket der du registrerte deg.
    # Fiktive profiler
    {fictional}
    Fiktive profiler har denne betegnelsen overalt hvor de vises. Tekster som er skrevet av en maskin, er merket som automatiske. I søket kan du utelate fiktive profiler.
    # Kreditter og priser
    Å se på profiler og like noen er gratis. Meldinger koster kreditter; hva en melding koster, står ved sendeknappen. En melding som ikke ble levert, koster ingenting.
    Kreditter kjøper du i pakker med én betaling. Det finnes ikke abonnement og ingen automatisk fornyelse. Alle priser er inkludert merverdiavgift. Uten kjøp kan du starte opptil 2 samtaler og laste opp opptil 3 bilder.
    # Hvordan vi behandler hverandre
    Trusler, trakassering, hat, reklame, svindel, alt som gjelder mindreårige, andres bilder og å offentliggjøre andres opplysninger er forbudt. Du kan rapportere eller blokkere ethvert medlem.
    Bryter et medlem reglene, kan vi fjerne innhold eller stenge kontoer. Vi oppgir grunnen, og du kan klage; hvordan står på siden om utestenging.
    # Oppsigelse
    Du kan slette kontoen når som helst, uten frist og uten grunn. Innen 14 dager kan den gjenopprettes via en lenke på e-post, deretter slettes opplysningene dine. Vi kan si opp med 30 dagers varsel, av tungtveiende grunn straks; kjøpte, ubrukte kreditter betales da tilbake.
    # Ansvar og lov
    Vi er ubegrenset ansvarlige for forsett, grov uaktsomhet og skade på liv, kropp og helse, ellers bare for brudd på vesentlige plikter og inntil den forutsigbare skaden. Ufravikelige rettigheter i landet der du bor, gjelder fortsatt.
    Endrer vi vilkårene, sier vi fra på forhånd. Den versjonen som har datoen på denne siden, gjelder.
  `,
  privacy: `
    Personvern
    Hvilke opplysninger {brand} behandler, hvorfor, hvor lenge, og hvilke rettigheter du har.
    # Hvem som er ansvarlig
    Behandlingsansvarlig er {company}, {address}. Vi svarer på spørsmål om personvern på {email}.
    # Hvilke opplysninger vi behandler
    Ved registreringen: e-postadresse, navn, fødselsdato, kjønn, sted og en ugjenkallelig hash av passordet. Deretter alt du selv fyller inn eller skriver: profilopplysninger, bilder, likerklikk, meldinger, rapporter. Ved kjøp beløp, tidspunkt og betalingsmåte.
    Av tekniske grunner behandler vi IP-adressen din for å levere siden, begrense misbruk og kjenne igjen landet ditt. Logger inneholder verken meldinger eller e-postadresser.
    # Opplysninger om seksualiteten din
    Hvem du søker, kan si noe om seksualiteten din. Slike opplysninger behandler vi bare med ditt uttrykkelige samtykke etter artikkel 9 i GDPR, som vi ber om særskilt ved registreringen. Du kan trekke det tilbake når som helst ved å slette kontoen.
    # Hvorfor og på hvilket grunnlag
    Vi trenger opplysningene for å oppfylle avtalen med deg: vise profilen, levere meldinger og håndtere betalinger. Vern mot misbruk og svindel bygger på vår berettigede interesse, oppbevaring av fakturaer på lovkrav, push-varsler på ditt samtykke.
    # Hvem som får opplysninger
    Profilen din ses av medlemmer hos alle merker i samme krets og, der søket er åpent uten innlogging, også av besøkende. Søkemotorer får bare ta den med hvis du tillater det. Leverandører av drift, e-post og betaling får bare det de trenger. Reklamepartnere får klikknummer, status og beløp, aldri profilopplysninger.
    Ingen side hos {brand} henter innhold fra tredjeparter.
    # Hvor lenge
    Ubekreftede kontoer sletter vi etter 30 dager. Etter en sletting kan kontoen gjenopprettes i 14 dager, deretter slettes opplysningene. Posteringer oppbevares uten navn så lenge loven krever det.
    # Rettighetene dine
    Du kan be om innsyn, retting, sletting, begrensning og en kopi av opplysningene dine, og protestere mot behandlingen. Skriv til {email}. Du kan også klage til datatilsynet i landet ditt.
  `,
  cookies: `
    Informasjonskapsler
    Hvilke informasjonskapsler {brand} setter, hva de er til for, og hvor lenge de blir.
    # Bare det nødvendige
    {brand} setter ingen informasjonskapsler for reklame eller sporing og bygger ikke inn noe fra tredjeparter. Derfor er det ingen boks som ber om samtykke.
    # Våre informasjonskapsler
    __Host-vonk: holder deg innlogget. Innholdet er kryptert, og skript kan ikke lese det. 30 dager.
    vonk_in: husker bare at du er innlogget, slik at siden ser riktig ut med én gang. 30 dager.
    vonk_locale: husker språket du har valgt. 365 dager.
    vonk_country: husker landet du har valgt for prisene. 365 dager.
    # Lagring i nettleseren
    For at ingenting skal gå tapt, blir utkast til meldinger og registrering i nettleseren din, passordet aldri. Hvilke varsler du har lukket, lagres også bare der.
    # Sletting
    Når du logger ut, avsluttes økten. Alt annet sletter du i nettleserens innstillinger; etterpå må du logge inn og velge språk på nytt.
  `,
  ban: `
    Utestenging
    Når {brand} stenger noen ute, hvem som bestemmer det, og hva du kan gjøre.
    # Låst etter feil passord
    Etter 5 feil passord er innloggingen låst i 15 minutter. Det beskytter kontoen mot gjetting. Deretter åpnes den av seg selv.
    # Utestengt på grunn av et brudd
    Vi stenger kontoer som tilhører mindreårige, og kontoer som brukes til trusler, trakassering, svindel, reklame, andres bilder eller andre alvorlige brudd på vilkårene. Ved mindre brudd fjerner vi først innholdet.
    Du får vite hva vi reagerer på, hvilken regel det gjelder, og hvor lenge utestengingen varer.
    # Klage
    Mener du at utestengingen er feil, skriv til oss via klageskjemaet eller til {email}. Et menneske vurderer saken på nytt og svarer med begrunnelse. Det kan gjøres uten innlogging og koster ingenting. Deretter kan du gå til tvisteløsning utenfor domstolene eller til domstolene.
    # Du vil stenge deg selv ute
    Vil du ikke slippes inn mer, skriv fra adressen til kontoen din. Vi stenger den og godtar ingen ny med den adressen før du sier noe annet.
  `,
  'return-policy': `
    Retur og tilbakebetaling
    Når du får penger tilbake, og hvordan.
    # Ubrukte kreditter
    Innen {refund_days} dager etter kjøpet kan du levere tilbake kreditter du ikke har brukt. Vi betaler tilbake deres andel av prisen.
    # Brukte kreditter
    Kreditter brukt på leverte meldinger betales ikke tilbake. Meldinger som ikke ble levert, koster ingenting; er noe likevel trukket, får du det tilbake.
    # Feil eller dobbelt trekk
    Er et beløp trukket to ganger eller uten at du har gjort noe, si fra. Vi undersøker det og betaler tilbake det du har krav på, uansett frist.
    # Slik gjør du
    Skriv til oss via klageskjemaet eller til {email}, og oppgi e-postadressen til kontoen og kjøpet. Du får en bekreftelse med nummer, dato og klokkeslett. Pengene kommer tilbake samme vei som du betalte, senest etter 14 dager.
    Den lovfestede angreretten din berøres ikke.
  `,
  faq: `
    Vanlige spørsmål
    Korte svar om registrering, fiktive profiler, kostnader og sikkerhet.
    # Hva koster {brand}?
    Å registrere seg, søke, se på profiler og like noen koster ingenting. Meldinger koster kreditter; prisen står ved knappen før du sender. Du betaler én gang, det finnes ikke abonnement.
    # Hva er fiktive profiler?
    {fictional}
    Ordet står på bildet, i profilen og i samtalen. I søket kan du velge å se bare ekte medlemmer.
    # Bekreftelsen på e-post kommer ikke. Hva nå?
    Se i søppelposten. Du kan få e-posten sendt på nytt og samtidig endre adressen, høyst én gang i minuttet og fem ganger om dagen.
    # Hvorfor kan ingen svare meg?
    Så lenge e-postadressen ikke er bekreftet, er profilen ikke synlig, og meldinger når deg ikke. Åpne lenken i e-posten, så er du i gang.
    # Kontoen min er låst. Hvor lenge?
    Etter 5 feil passord varer låsen i 15 minutter. Vent, og prøv igjen.
    # Hvordan blir jeg kvitt noen?
    Åpne profilen og trykk på blokker. Dere slutter å se hverandre med én gang, og ingen av dere kan skrive til den andre.
    # Hvordan sletter jeg kontoen min?
    Skriv til {email} hvis du ikke finner det i innstillingene. Du kan ombestemme deg innen 14 dager.
  `,
  service: `
    Kundeservice
    Slik når du menneskene bak {brand}.
    # Skriv til oss
    Raskest er skjemaet for klager og henvendelser: Det virker uten innlogging, og du får straks en bekreftelse med nummer. Du kan også sende e-post til {email}.
    # Ring oss
    Du når oss på telefon {phone}. Gjelder det kontoen din, ber vi deg vise hvem du er via e-postadressen.
    # Det som hjelper oss
    Oppgi e-postadressen til kontoen, hva som skjedde, og når. Send oss aldri passordet eller fullstendige kortopplysninger; vi spør heller aldri om dem.
    # Noen oppfører seg dårlig
    Rapporter medlemmet i profilen eller i samtalen, og blokker. Ved akutt fare, kontakt politiet først.
  `,
  imprint: `
    Om virksomheten
    Hvem som driver {brand}, og hvordan du når oss.
    # Tilbyder
    {company}
    {address}
    # Kontakt
    E-post: {email}
    Telefon: {phone}
    # Register og skatt
    Handelsregister (KvK): {kvk}
    MVA-nummer: {vat}
    # Tvister
    Kom først til oss med klager, helst via klageskjemaet. Vi deltar ikke i saker for klagenemnder med mindre loven krever det.
    # Kontaktpunkt for myndigheter og brukere
    Kontaktpunktet etter artikkel 11 og 12 i forordningen om digitale tjenester er {email}. Du kan skrive på tysk og engelsk.
    # Stedsnavn
    Steder og hvor de ligger kommer delvis fra GeoNames (geonames.org), lisens CC BY 4.0.
  `,
  withdrawal: `
    Angre en avtale
    Angreretten din, fristen, og hvordan du bruker den uten innlogging.
    # Retten din
    Du kan angre et kjøp av kreditter innen {refund_days} dager, og i alle tilfeller innen 14 dager, uten å oppgi grunn. Fristen begynner på kjøpsdagen. Det er nok at du sender meldingen før den er ute.
    # Slik angrer du
    Bruk klageskjemaet med emnet «Angre på en avtale»: navn, e-postadresse, kjøp, send. Innlogging er ikke nødvendig. Du får straks en bekreftelse med nummer, dato og klokkeslett på e-post.
    Du kan også skrive formløst til {email} eller i brev til {company}, {address}.
    # Hva som skjer så
    Vi betaler tilbake prisen senest 14 dager etter at du angret, samme vei som du betalte. Har du uttrykkelig bedt oss begynne straks og allerede brukt kreditter, trekker vi fra deres andel. Ubrukte kreditter faller bort med tilbakebetalingen.
    # Mal
    «Til {company}, {address}, {email}: Jeg angrer herved avtalen min om kjøp av kreditter hos {brand}. Kjøpt den: … Navn: … E-postadressen til kontoen: … Dato: …»
  `,
  accessibility: `
    Tilgjengelighet
    Hva vi gjør for at alle skal kunne bruke {brand}, og hvordan du melder om hindringer.
    # Målet vårt
    {brand} skal følge retningslinjene WCAG 2.2 på nivå AA, på alle språk. Det krever også den europeiske tilgjengelighetsloven.
    # Hva vi gjør
    Alt kan brukes med tastaturet, fokus er synlig, kontraster og skriftstørrelser er kontrollert, og med redusert bevegelse står siden stille. Skjermlesere oppgir avsender og tid for hver melding. Åpne sider fungerer også uten JavaScript.
    # Der det fortsatt mangler noe
    Medlemmenes bilder har ingen utførlig beskrivelse, fordi bare medlemmene vet hva de viser.
    # Funnet en hindring?
    Si fra: {email} eller via klageskjemaet. Oppgi siden og hjelpemiddelet ditt. Er du ikke fornøyd med svaret, kan du henvende deg til tilsynsmyndigheten i landet ditt.
  `,
};
