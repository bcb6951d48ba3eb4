export const privacy = `
  Personvern
  Hvilke opplysninger {brand} behandler, hvorfor, hvor lenge, hvem som får dem, og hvilke rettigheter du har.
  # Hvem som er ansvarlig
  Behandlingsansvarlig er {company}, {address}. Vi svarer på spørsmål om personvern på {email}. Personvernforordningen (GDPR) gjelder, i Norge gjennom personopplysningsloven.
  Personvernombud: {data_officer}
  Vår representant for Storbritannia (UK GDPR, artikkel 27): {uk_representative}
  # Hvilke opplysninger vi behandler
  - Ved registreringen: e-postadresse, navn, fødselsdato, kjønn, seksualitet (og dermed hvem du ser etter), sted og en hash av passordet ditt som ikke kan reverseres. Andre ser alderen din, aldri datoen.
  - På profilen din: opplysninger, interesser, bilder og det du skriver om deg selv.
  - Med andre: likes, meldinger, gaver, blokkeringer, rapporter og dine egne notater.
  - Ved kjøp: pakke, beløp, tidspunkt, land og betalingsmåte. Ved direktebelastning også kontoinnehaver, adresse, mobilnummer og de siste sifrene i IBAN; hele IBAN går bare til betalingsleverandøren.
  - En kode laget med en hemmelig nøkkel av e-postadressen din: 180 dager etter at du slettet kontoen eller byttet adressen. Sammen med den lagrer vi hvilke gaver og rabatter som er gitt, hvor mange samtaler som er startet gratis, hvem som har blokkert hvem, og om vi har stengt kontoen. Koden er bare til for at gaver ikke skal gis to ganger, og for at blokkeringer fortsatt skal gjelde etter en ny registrering; adressen kan ikke leses ut av den.
  - For din sikkerhet: når, med hvilken nettleser og fra hvilket land noen logget inn på kontoen din.
  - Av tekniske grunner IP-adressen din, for å levere siden, begrense misbruk og kjenne igjen landet ditt. Vi lagrer den ikke. Logger inneholder verken meldinger eller e-postadresser.
  # Opplysninger om seksualiteten din
  Hvem du ser etter, kan si noe om seksualiteten din. Slike opplysninger behandler vi bare med ditt uttrykkelige samtykke etter artikkel 9 i GDPR, som vi ber om særskilt ved registreringen. Du kan når som helst trekke samtykket tilbake i [innstillingene](/settings) og beholde kontoen. Da sletter vi hvem du ser etter, og andre finner deg ikke lenger i forslag og lister som bygger på det. At du trekker samtykket tilbake, påvirker ikke lovligheten av behandlingen fram til da.
  # Hvorfor og på hvilket grunnlag
  - For å oppfylle avtalen med deg (artikkel 6 nr. 1 bokstav b i GDPR): vise profilen din, levere meldinger, håndtere betalinger.
  - Fordi loven krever det (bokstav c): oppbevare regnskapsmateriale, behandle rapporter og avgjøre dem.
  - På grunn av berettiget interesse (bokstav f): beskytte mot misbruk og svindel, telle besøk uten å knytte dem til en person.
  - Med samtykket ditt (bokstav a): pushvarsler, nyheter og tilbud på e-post, statistikk over bruk, å gi en partner beskjed, å bli funnet av søkemotorer, reklame med profilen din.
  - Hvert samtykke og hver tilbaketrekking noteres med dato. Listen finner du i [innstillingene](/settings).
  # Hvem som får opplysninger
  - Medlemmer av alle nettsteder i samme medlemskrets ser profilen din, og besøkende gjør det også der søket er åpent uten innlogging, med mindre du slår det av. I innstillingene kan du skjule alder, sted og aktivitet og velge nettstedene.
  - Søkemotorer kan bare vise profilen din, og vi kan bare reklamere med den, hvis du tillater det. Begge deler endrer du i innstillingene.
  - Leverandører av drift, e-post, SMS og betaling får bare det de trenger til oppgaven sin.
  - Pushtjenesten i nettleseren din frakter varslene våre kryptert.
  - Land utenfor EØS: Pushtjenesten i nettleseren din kan holde til der, for eksempel i USA, og frakter bare krypterte varsler. Ellers overfører vi opplysninger til et slikt land bare når EU-kommisjonen har besluttet at det har et tilstrekkelig beskyttelsesnivå, eller når standard personvernbestemmelser vedtatt av EU-kommisjonen gjelder (artikkel 45 og 46 i GDPR). Du får en kopi hvis du skriver til {email}.
  Ingen side på {brand} henter innhold fra tredjeparter.
  # Reklamepartnere og statistikk
  Kommer du via lenken til en partner, står partnerens betegnelser og nummeret på klikket i adressen. Vi teller besøket, uten IP-adresse og uten å knytte det til en person. Nettleseren husker opprinnelsen til du lukker fanen, eller i 90 dager hvis du sier ja på siden [Informasjonskapsler](/pages/cookies); registrerer du deg, lagrer vi den sammen med kontoen din.
  Bare hvis du tillater det ved registreringen eller i innstillingene, forteller vi partneren hva det ble av klikket: nummeret og partnerens egne betegnelser, statusen (registrert, kjøpt, avvist), ved et kjøp beløpet og et nummer fra oss som står for det. Aldri noe fra profilen din, navnet ditt eller adressen din.
  Vi teller hvilke sider som forlates, og når, uten å knytte det til en person. Vi lagrer det sammen med kontoen din bare hvis du har slått på statistikk.
  # Bilder og steder
  Vi lagrer bildene dine på nytt og fjerner alt kameraet skrev i dem, for eksempel hvor de er tatt. Andre bilder enn hovedbildet er skarpe bare for premiummedlemmer.
  Vi spør først om posisjonen din når du trykker på knappen for det. Vi runder den av, finner nærmeste sted og lagrer ikke posisjonen.
  # E-poster og pushvarsler
  E-poster du ber om, eller som hører til et kjøp eller en avgjørelse, får du alltid. Alt annet velger du under [varsler](/notifications), og i hver av disse e-postene er det en lenke der du melder deg av med ett klikk. Tidspunktet en slik e-post ble sendt, lagrer vi i 30 dager.
  Pushvarsler kommer først etter at du har tillatt dem i nettleseren. De nevner avsenderen, aldri teksten, og stopper når du logger ut der.
  # Hvor lenge
  - Kontoer som aldri ble bekreftet: 30 dager.
  - Slettede kontoer: 14 dager der du kan komme tilbake, deretter slettes profil, bilder, meldinger og likes. Det andre har skrevet, forblir deres.
  - Innlogginger: 90 dager. En økt: 30 dager.
  - Regnskapsmateriale og kvitteringer: opptil 10 år, da uten navnet ditt, under et nummer.
  - At du har godtatt vilkårene, og samtykket ditt til behandling av sensitive opplysninger: 4 år etter slettingen, som bevis. En kode laget av IBAN for å kjenne den igjen: 13 måneder; ble en direktebelastning avvist: 4 år.
  - Rapporter og avgjørelser: til saken er avgjort og det ikke lenger er mulig å klage på avgjørelsen, altså seks måneder etter avgjørelsen; deretter står bare avgjørelsen igjen.
  - Sikkerhetskopier: høyst 30 dager.
  - Talte besøk: 14 måneder. Hva partnere har svart: 180 dager.
  # Rettighetene dine
  I [innstillingene](/settings) kan du én gang om dagen laste ned alt vi har om deg, som én fil; en e-post sier fra når den er klar, og den kan hentes i sju dager. Der endrer du også opplysningene dine, ser og avslutter øktene dine og sletter kontoen.
  Du har rett til innsyn, retting, sletting, begrensning og dataportabilitet, og du kan protestere mot behandlingen (artikkel 15 til 21 i GDPR). Du kan når som helst trekke tilbake et samtykke med virkning for framtiden. Skriv til {email}.
  Vi svarer innen en måned og gratis. For at ingen andre skal få opplysningene dine, ber vi deg kanskje skrive fra adressen til kontoen.
  # Retten din til å protestere
  Når vi behandler opplysninger på grunn av berettiget interesse, kan du når som helst protestere av grunner knyttet til din særlige situasjon (artikkel 21 i GDPR). Mot direkte markedsføring kan du alltid protestere, uten å oppgi noen grunn. Skriv til {email}.
  # Ingen avgjørelser tatt av maskiner
  Ingen avgjørelse som har rettsvirkning for deg eller påvirker deg på tilsvarende måte, tas av et program alene (artikkel 22 i GDPR), og vi lager ingen profil av deg for reklame.
  # Klage til en myndighet
  Du kan klage til tilsynsmyndigheten for personvern i landet der du bor; i Norge er det Datatilsynet.
  Tilsynsmyndigheten for oss er: {data_authority}
`;
