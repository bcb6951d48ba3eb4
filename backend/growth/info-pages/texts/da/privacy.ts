export const privacy = `
  Privatlivspolitik
  Hvilke data {brand} behandler, hvorfor, hvor længe, hvem der får dem, og hvilke rettigheder du har.
  # Hvem der er ansvarlig
  Den dataansvarlige er {company}, {address}. Vi svarer på spørgsmål om databeskyttelse på {email}.
  Databeskyttelsesrådgiver: {data_officer}
  Repræsentant i Det Forenede Kongerige (artikel 27 i UK GDPR): {uk_representative}
  # Hvilke data vi behandler
  - Når du opretter dig: e-mailadresse, navn, fødselsdato, køn, seksualitet (og dermed hvem du søger), sted og en envejshash af din adgangskode. Andre ser din alder, aldrig datoen.
  - På din profil: oplysninger, interesser, billeder og det, du skriver om dig selv.
  - Med andre: likes, beskeder, gaver, blokeringer, anmeldelser og dine egne noter.
  - Ved køb: pakke, beløb, tidspunkt, land og betalingsmåde. Ved direkte debitering også kontohaver, adresse, mobilnummer og de sidste cifre af IBAN-nummeret; hele nummeret går kun til betalingstjenesten.
  - En kode, dannet med en hemmelig nøgle af din e-mailadresse: 180 dage efter at du har slettet kontoen eller skiftet adressen. Sammen med den gemmer vi, hvilke gaver og rabatter der er givet, hvor mange samtaler der er startet gratis, hvem der har blokeret hvem, og om vi har lukket kontoen. Den bruges kun til at sikre, at gaver ikke gives to gange, og at blokeringer stadig gælder, hvis nogen opretter sig igen; adressen kan ikke læses ud af den.
  - For din sikkerhed: hvornår, med hvilken browser og fra hvilket land nogen loggede ind på din konto.
  - Af tekniske grunde din IP-adresse, for at levere siden, begrænse misbrug og genkende dit land. Vi gemmer den ikke. Logfiler indeholder hverken beskeder eller e-mailadresser.
  # Oplysninger om din seksualitet
  Det, du oplyser om din seksualitet, er særligt beskyttet. Vi behandler det kun med dit udtrykkelige samtykke efter artikel 9 i databeskyttelsesforordningen (GDPR), som vi beder om særskilt, når du opretter dig. Du kan til enhver tid trække samtykket tilbage i [indstillingerne](/settings) og beholde din konto. Så sletter vi det, du har oplyst, og dermed også, hvem du søger, og andre finder dig ikke længere i forslag og lister, der bygger på det. Det berører ikke lovligheden af den behandling, der er sket, inden du trak samtykket tilbage.
  # Hvorfor og på hvilket grundlag
  - For at opfylde aftalen med dig (artikel 6, stk. 1, litra b, i GDPR): vise din profil, levere beskeder, håndtere betalinger.
  - Fordi loven kræver det (litra c): opbevare regnskabsmateriale, behandle anmeldelser og træffe afgørelser.
  - På grundlag af legitime interesser (litra f): beskytte mod misbrug og svindel, tælle besøg, uden at de knyttes til dig.
  - Med dit samtykke (litra a): pushbeskeder, nyheder og tilbud på mail, statistik over brug, besked til en partner, visning i søgemaskiner, reklame med din profil.
  - Hvert samtykke, og hver gang du trækker et tilbage, noteres med dato. Listen finder du i [indstillingerne](/settings).
  # Hvem der får data
  - Medlemmer af alle websteder i samme medlemskreds ser din profil, og det gør besøgende også, hvor søgningen er åben uden login, medmindre du slår det fra. I indstillingerne kan du skjule din alder, din by og din aktivitet og vælge websteder.
  - Søgemaskiner må kun vise din profil, og vi må kun reklamere med den, hvis du tillader det. Begge dele ændrer du i indstillingerne.
  - Leverandører af hosting, mail, sms og betaling får kun det, de skal bruge til deres opgave.
  - Din browsers pushtjeneste leverer vores pushbeskeder krypteret.
  - Lande uden for Det Europæiske Økonomiske Samarbejdsområde (EØS): Din browsers pushtjeneste kan ligge dér, for eksempel i USA, og overfører kun krypterede beskeder. Ellers overfører vi kun data til sådan et land, hvis Europa-Kommissionen har fastslået, at beskyttelsesniveauet er tilstrækkeligt, eller på grundlag af dens standardkontraktbestemmelser (artikel 45 og 46 i GDPR). Skriv til {email}, hvis du vil have en kopi.
  Ingen side hos {brand} henter indhold fra tredjeparter.
  # Reklamepartnere og statistik
  Kommer du via en partners link, står partnerens betegnelser og klikkets nummer i adressen. Vi tæller, at der var et sådant besøg, uden din IP-adresse, og uden at det knyttes til dig. Din browser husker, hvor du kom fra, til du lukker fanen, og i 90 dage, hvis du siger ja til det på siden [Cookies](/pages/cookies). Opretter du dig, gemmer vi det med din konto.
  Kun hvis du tillader det, når du opretter dig, eller i indstillingerne, fortæller vi partneren, hvad klikket førte til: nummeret og partnerens egne betegnelser, status (oprettet, købt, afvist), ved et køb beløbet og et nummer fra os, der står for det. Aldrig noget fra din profil, dit navn eller din adresse.
  Vi tæller, hvilke sider der forlades og hvornår, uden at det knyttes til dig. Sammen med din konto gemmer vi det kun, hvis du har slået statistik til.
  # Billeder og steder
  Vi gemmer dine billeder på ny og fjerner alt, hvad kameraet skrev i dem, såsom hvor de er taget. Andre billeder end hovedbilledet ses kun skarpt af medlemmer med premium.
  Vi spørger først om din placering, når du trykker på knappen til det. Vi runder den af, finder den nærmeste by og gemmer ikke placeringen.
  # Mails og pushbeskeder
  Mails, du beder om, eller som hører til et køb eller en afgørelse, får du altid. Alt andet vælger du under [notifikationer](/notifications), og hver af de mails har et link, så du kan afmelde dem med ét klik. Hvornår en sådan mail blev sendt, gemmer vi i 30 dage.
  Pushbeskeder kommer først, når du har tilladt dem i browseren. De nævner afsenderen, aldrig teksten, og stopper, når du logger ud dér.
  # Hvor længe
  - Konti, der aldrig blev bekræftet: 30 dage.
  - Slettede konti: 14 dage, hvor du kan vende tilbage, derefter slettes profil, billeder, beskeder og likes. Det, andre har skrevet, er fortsat deres.
  - Logins: 90 dage. En session: 30 dage.
  - Regnskabsmateriale og kvitteringer: op til 10 år, men uden dit navn, under et nummer, når din konto er slettet.
  - At du har accepteret vilkårene og givet samtykke til følsomme data: 4 år efter sletningen, som bevis. En kode dannet af IBAN-nummeret for at genkende det: 13 måneder; har banken tilbageført en direkte debitering: 4 år.
  - Anmeldelser og afgørelser: til der er truffet afgørelse, og ingen længere kan klage over den, altså seks måneder efter afgørelsen; derefter er kun selve afgørelsen tilbage.
  - Sikkerhedskopier: højst 30 dage.
  - Optælling af besøg: 14 måneder. Hvad partnere har svaret: 180 dage.
  # Dine rettigheder
  I [indstillingerne](/settings) kan du én gang om dagen hente alt, hvad vi har om dig, som én fil; en mail siger til, når den er klar, og den kan hentes i syv dage. Dér retter du også dine oplysninger, ser og afslutter dine sessioner og sletter din konto.
  Du har ret til indsigt, berigtigelse, sletning, begrænsning af behandlingen og dataportabilitet, og du kan gøre indsigelse mod behandlingen (artikel 15 til 21 i GDPR). Ethvert samtykke kan du til enhver tid trække tilbage; det, der var lovligt inden da, er det fortsat. Skriv til {email}.
  Vi svarer gratis og inden for en måned. For at ingen anden skal få dine data, beder vi dig måske om at skrive fra din kontos adresse.
  # Din ret til indsigelse
  Behandler vi data på grundlag af legitime interesser, kan du til enhver tid gøre indsigelse af grunde, der vedrører din særlige situation (artikel 21 i GDPR). Mod direkte markedsføring kan du altid gøre indsigelse, uden begrundelse. Skriv til {email}.
  # Ingen afgørelser af maskiner
  Ingen afgørelse, der har retsvirkning for dig eller påvirker dig lige så meget, træffes af et program alene (artikel 22 i GDPR), og vi laver ikke en profil af dig til reklame.
  # Klage til en myndighed
  Du kan klage til databeskyttelsesmyndigheden i det land, hvor du bor, i Danmark Datatilsynet.
  Myndigheden for os er: {data_authority}
`;
