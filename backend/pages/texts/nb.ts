import type { PageTexts } from '../page-texts.ts';

export const nb: PageTexts = {
  terms: `
    Vilkår
    Dette gjelder mellom deg og {brand}: konto, fiktive profiler, kreditter, regler og oppsigelse.
    # Hvem du inngår avtale med
    {brand} drives av {company}, {address}. Når du oppretter en konto, inngår du en gratis bruksavtale med oss. Det koster først noe når du kjøper kreditter.
    # Kontoen din
    Du må være minst {min_age} år og oppgi riktig alder. Kontoen er bare for deg, så ikke gi passordet ditt til andre. Før andre kan svare deg, bekrefter du e-postadressen din.
    Profilen din er synlig for medlemmer hos alle merkevarer som deler samme medlemskrets. Du kan bare logge inn hos merkevaren der du registrerte deg.
    # Fiktive profiler
    {fictional}
    Fiktive profiler har denne merkingen overalt der de vises. Tekster som er skrevet av en maskin, er merket som automatiske. I søket kan du velge bort fiktive profiler.
    # Kreditter og priser
    Det er gratis å se på profiler og gi likes. Meldinger koster kreditter, og prisen på en melding står på sendeknappen. En melding som ikke ble levert, koster ingenting.
    Du kjøper kreditter i pakker med én betaling. Det finnes ikke noe abonnement og ingen automatisk fornyelse. Alle priser inkluderer merverdiavgift. Uten kjøp kan du starte opptil 2 samtaler og laste opp opptil 3 bilder.
    # Slik behandler vi hverandre
    Trusler, trakassering, hat, reklame, svindel, alt som involverer mindreårige, andres bilder og publisering av andres opplysninger er forbudt. Du kan rapportere eller blokkere ethvert medlem.
    Hvis et medlem bryter disse reglene, kan vi fjerne innhold eller stenge kontoer. Vi oppgir grunnen, og du kan klage. Hvordan du gjør det, står på siden om utestengelse.
    # Oppsigelse
    Du kan slette kontoen din når som helst, uten frist og uten begrunnelse. I 14 dager kan den gjenopprettes via en lenke på e-post, deretter slettes opplysningene dine. Vi kan si opp avtalen med 30 dagers varsel, og straks når det foreligger vektige grunner. Da refunderer vi kjøpte kreditter som ikke er brukt.
    # Ansvar og lovvalg
    Vi har ubegrenset ansvar for forsett, grov uaktsomhet og skade på liv, legeme og helse. Ellers har vi bare ansvar for brudd på vesentlige plikter, begrenset til det påregnelige tapet. Ufravikelige rettigheter i landet der du bor, gjelder fortsatt.
    Hvis vi endrer disse vilkårene, sier vi fra til deg på forhånd. Det er versjonen med datoen på denne siden som gjelder.
  `,
  privacy: `
    Personvern
    Hvilke opplysninger {brand} behandler, til hva, hvor lenge, og hvilke rettigheter du har.
    # Hvem som er ansvarlig
    Behandlingsansvarlig er {company}, {address}. Spørsmål om personvern svarer vi på via {email}.
    # Hvilke opplysninger vi behandler
    Ved registrering: e-postadresse, navn, fødselsdato, kjønn, sted og en hash av passordet ditt som ikke kan gjøres om igjen. Deretter alt du selv fyller ut eller skriver: profilopplysninger, bilder, likes, meldinger og rapporter. Ved kjøp beløp, tidspunkt og betalingsmåte.
    Av tekniske grunner behandler vi IP-adressen din for å levere nettstedet, begrense misbruk og gjenkjenne landet ditt. Loggene inneholder verken meldinger eller e-postadresser.
    # Opplysninger om seksualiteten din
    Hvem du ser etter, kan si noe om seksualiteten din. Slike opplysninger behandler vi bare med ditt uttrykkelige samtykke etter artikkel 9 i personvernforordningen (GDPR), som vi ber om særskilt når du registrerer deg. Du kan trekke samtykket tilbake når som helst ved å slette kontoen din.
    # Til hva og på hvilket grunnlag
    Vi trenger opplysningene for å oppfylle avtalen med deg: vise profilen din, levere meldinger og gjennomføre betalinger. Beskyttelse mot misbruk og svindel bygger på vår berettigede interesse, oppbevaring av fakturaer på rettslige plikter og push-varsler på samtykket ditt.
    # Hvem som får opplysninger
    Profilen din vises for medlemmer hos alle merkevarer i samme medlemskrets og, der søket er åpent uten innlogging, også for besøkende. Søkemotorer får bare ta den med hvis du tillater det. Leverandører av drift, e-post og betaling får bare det de trenger for oppgaven sin. Annonsepartnere får vite klikknummer, status og beløp, aldri profilopplysninger.
    Ingen side hos {brand} laster innhold fra tredjeparter.
    # Hvor lenge
    Ubekreftede kontoer sletter vi etter 30 dager. Etter en sletting kan kontoen din gjenopprettes i 14 dager, deretter slettes opplysningene dine. Bokføringen beholdes uten navn så lenge loven krever det.
    # Rettighetene dine
    Du kan be om innsyn, retting, sletting, begrensning og en kopi av opplysningene dine, og du kan protestere mot behandlingen av dem. Skriv til {email}. Du kan også klage til datatilsynet i landet ditt.
  `,
  cookies: `
    Informasjonskapsler
    Hvilke informasjonskapsler {brand} setter, hva de er til og hvor lenge de blir liggende.
    # Bare det som trengs
    {brand} setter ingen informasjonskapsler for reklame eller sporing og bygger ikke inn noe fra tredjeparter. Derfor er det heller ikke noe banner som ber om samtykket ditt.
    # Våre informasjonskapsler
    __Host-vonk: holder deg innlogget. Innholdet er kryptert, og skript kan ikke lese det. 30 dager.
    vonk_in: husker bare at du er innlogget, slik at siden vises riktig med en gang. 30 dager.
    vonk_locale: husker språket du har valgt. 365 dager.
    # Lagring i nettleseren
    For at ingenting skal gå tapt, blir utkast til meldinger og til registreringen liggende i nettleseren din, men aldri passordet ditt. Også hvilke beskjeder du har lukket, er bare lagret der.
    # Sletting
    Økten avsluttes når du logger ut. Alt annet sletter du i innstillingene i nettleseren. Deretter må du logge inn og velge språk på nytt.
  `,
  ban: `
    Utestengelse
    Når {brand} stenger noen ute, hvem som bestemmer det, og hva du kan gjøre med det.
    # Sperret etter feil passord
    Etter 5 feil passord er innloggingen sperret i 15 minutter. Det beskytter kontoen din mot gjetting. Sperren oppheves av seg selv.
    # Utestengt på grunn av brudd
    Vi stenger kontoer som tilhører mindreårige, og kontoer som brukes til trusler, trakassering, svindel, reklame, andres bilder eller andre alvorlige brudd på vilkårene. Ved mindre brudd fjerner vi først innholdet.
    Du får vite hva vi reagerer på, hvilken regel det gjelder, og hvor lenge utestengelsen varer.
    # Klage
    Mener du at utestengelsen er feil, kan du skrive til oss via klageskjemaet eller til {email}. Et menneske ser på saken på nytt og svarer med en begrunnelse. Det går uten innlogging og koster ingenting. Deretter kan du bruke utenrettslig tvisteløsning eller gå til domstolene.
    # Du vil stenge deg selv ute
    Hvis du ikke lenger vil slippes inn, skriver du til oss fra adressen som hører til kontoen din. Vi stenger kontoen og godtar ingen ny med denne adressen før du sier noe annet.
  `,
  'return-policy': `
    Retur og refusjon
    Når du får penger tilbake, og hvordan.
    # Ubrukte kreditter
    Innen {refund_days} dager etter kjøpet kan du returnere kreditter du ennå ikke har brukt. Vi refunderer deres andel av prisen du betalte.
    # Brukte kreditter
    Kreditter du har brukt på leverte meldinger, refunderes ikke. Meldinger som ikke ble levert, koster ingenting. Er noe likevel trukket, godskriver vi deg det.
    # Trukket feil eller to ganger
    Si fra til oss hvis et beløp er trukket to ganger eller uten at du har gjort noe. Vi undersøker saken og refunderer det du har krav på, uavhengig av alle frister.
    # Slik gjør du det
    Skriv til oss via klageskjemaet eller til {email}, og oppgi e-postadressen til kontoen din og kjøpet. Du får en bekreftelse med nummer, dato og klokkeslett. Pengene kommer tilbake samme vei som du betalte, senest innen 14 dager.
    Den lovfestede angreretten din påvirkes ikke av dette.
  `,
  faq: `
    Ofte stilte spørsmål
    Korte svar om registrering, fiktive profiler, priser og sikkerhet.
    # Hva koster {brand}?
    Det er gratis å registrere seg, søke, se på profiler og gi likes. Meldinger koster kreditter, og prisen står på knappen før du sender. Du betaler én gang, det finnes ikke noe abonnement.
    # Hva er fiktive profiler?
    {fictional}
    Ordet står på bildet, i profilen og i samtalen. I søket kan du velge å se bare ekte medlemmer.
    # Bekreftelsen på e-post kommer ikke fram. Hva nå?
    Se i søppelpostmappen. Du kan få e-posten sendt på nytt og samtidig endre adressen, høyst én gang i minuttet og fem ganger om dagen.
    # Hvorfor kan ingen svare meg?
    Så lenge e-postadressen din ikke er bekreftet, er profilen din ikke synlig, og meldinger når deg ikke. Åpne lenken i e-posten, så er du i gang.
    # Kontoen min er sperret. Hvor lenge?
    Etter 5 feil passord varer sperren i 15 minutter. Vent, og prøv så på nytt.
    # Hvordan blir jeg kvitt noen?
    Åpne profilen og trykk på Blokker. Dere slutter straks å se hverandre, og ingen av dere kan skrive til den andre.
    # Hvordan sletter jeg kontoen min?
    Skriv til {email} hvis du ikke finner det i innstillingene. Du kan ombestemme deg innen 14 dager.
  `,
  service: `
    Kundeservice
    Slik får du tak i menneskene bak {brand}.
    # Skriv til oss
    Raskest går det med skjemaet for klager og henvendelser: Det fungerer uten innlogging, og du får en bekreftelse med nummer med en gang. Du kan også sende en e-post til {email}.
    # Ring oss
    På telefon når du oss på {phone}. Gjelder spørsmålet kontoen din, ber vi deg bekrefte hvem du er via e-postadressen din.
    # Dette hjelper oss
    Oppgi e-postadressen til kontoen din, hva som skjedde og når. Send oss aldri passordet ditt eller fullstendige kortopplysninger. Vi spør heller aldri om dem.
    # Noen oppfører seg dårlig
    Rapporter medlemmet direkte i profilen eller i samtalen, og blokker det. Ved akutt fare bør du kontakte politiet først.
  `,
  imprint: `
    Virksomhetsopplysninger
    Hvem som driver {brand}, og hvordan du når oss.
    # Tjenesteyter
    {company}
    {address}
    # Kontakt
    E-post: {email}
    Telefon: {phone}
    # Register og avgifter
    Handelsregister (KvK): {kvk}
    Mva-nummer: {vat}
    # Tvisteløsning
    Ta først kontakt med oss hvis du vil klage, helst via klageskjemaet. Vi deltar ikke i behandling av saker i klagenemnder for forbrukere, med mindre loven krever det av oss.
    # Kontaktpunkt for myndigheter og brukere
    Kontaktpunktet etter artikkel 11 og 12 i forordningen om digitale tjenester (DSA) er {email}. Du kan skrive på tysk og engelsk.
  `,
  withdrawal: `
    Angre avtalen
    Angreretten din, fristen og hvordan du bruker den uten å logge inn.
    # Retten din
    Du kan angre et kjøp av kreditter innen {refund_days} dager, og uansett i minst 14 dager, uten å oppgi noen grunn. Fristen løper fra kjøpsdagen. Det er nok at du sender angremeldingen før fristen er ute.
    # Slik angrer du
    Bruk klageskjemaet med emnet «Angre på en avtale»: navn, e-postadresse, kjøp, send. Du trenger ikke logge inn. Du får straks en bekreftelse med nummer, dato og klokkeslett på e-post.
    Du kan også skrive uten formkrav til {email} eller i brev til {company}, {address}.
    # Hva som skjer da
    Vi refunderer prisen senest 14 dager etter at du angret, samme vei som du betalte. Har du uttrykkelig bedt oss om å begynne med en gang og allerede brukt kreditter, trekker vi fra deres andel. Ubrukte kreditter faller bort ved refusjonen.
    # Angreskjema
    «Til {company}, {address}, {email}: Jeg går herved fra avtalen min om kjøp av kreditter hos {brand}. Kjøpt: … Navn: … E-postadressen til kontoen: … Dato: …»
  `,
  accessibility: `
    Tilgjengelighet
    Hva vi gjør for at alle skal kunne bruke {brand}, og hvordan du melder fra om hindringer.
    # Målet vårt
    {brand} skal oppfylle retningslinjene WCAG 2.2 på nivå AA, på alle språk. Det samme krever europeisk lovgivning om tilgjengelighet.
    # Hva vi gjør
    Alt kan brukes med tastaturet, fokus er synlig, kontraster og skriftstørrelser er kontrollert, og ved redusert bevegelse står siden i ro. Skjermlesere oppgir avsender og tidspunkt for hver melding. Offentlige sider fungerer også uten JavaScript.
    # Hva som fortsatt mangler
    Bilder av medlemmer har ingen utfyllende beskrivelse, for bare medlemmene vet hva de viser.
    # Har du funnet en hindring?
    Si fra til oss: {email} eller via klageskjemaet. Oppgi siden og hjelpemiddelet ditt. Er du ikke fornøyd med svaret vårt, kan du henvende deg til markedstilsynet i landet ditt.
  `,
};
