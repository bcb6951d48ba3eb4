export const privacy = `
  Privatliv og data
  Hvilke data {brand} behandler, hvorfor, hvor længe, hvem der får dem, og hvilke rettigheder du har.
  # Hvem der er ansvarlig
  Den dataansvarlige er {company}, {address}. Vi svarer på spørgsmål om databeskyttelse på {email}.
  # Hvilke data vi behandler
  - Ved tilmeldingen: e-mailadresse, navn, fødselsdato, køn, hvem du søger, sted og en hash af din adgangskode, som ikke kan vendes om. Andre ser din alder, aldrig datoen.
  - På din profil: oplysninger, interesser, billeder og det, du skriver om dig selv.
  - Med andre: likes, beskeder, gaver, blokeringer, anmeldelser og dine egne noter.
  - Ved køb: pakke, beløb, tidspunkt, land og betalingsmetode. Ved direkte debitering også kontohaver, adresse, mobilnummer og de sidste cifre af IBAN; hele IBAN går kun til betalingsudbyderen. Så længe du kan fortryde et køb, og op til 30 dage derefter, også hvilke medlemmers billeder du kun har set med premium.
  - En kode, dannet med en hemmelig nøgle af din e-mailadresse og af det kort eller den konto, du har betalt med: 180 dage efter at du har slettet kontoen. Ved siden af står, hvilke gaver og rabatter der er givet, hvor mange samtaler der er begyndt gratis, og hvem der har blokeret hvem. Den tjener kun til, at gaver ikke gives to gange, og at blokeringer stadig gælder efter en ny tilmelding; adressen kan ikke læses ud af den.
  - For din sikkerhed: hvornår, med hvilken browser og fra hvilket land nogen loggede ind på din konto.
  - Af tekniske grunde din IP-adresse, for at levere siden, begrænse misbrug og genkende dit land. Vi gemmer den ikke. Logfiler indeholder hverken beskeder eller e-mailadresser.
  # Oplysninger om din seksualitet
  Hvem du søger, kan sige noget om din seksualitet. Sådanne data behandler vi kun med dit udtrykkelige samtykke efter artikel 9 i GDPR, som vi beder om særskilt ved tilmeldingen. Du kan altid trække det tilbage ved at slette din konto.
  # Hvorfor og på hvilket grundlag
  - For at opfylde aftalen med dig (artikel 6, stk. 1, litra b, i GDPR): vise din profil, levere beskeder, håndtere betalinger.
  - Fordi loven kræver det (litra c): opbevare bogføring, behandle anmeldelser og træffe afgørelser.
  - Af legitim interesse (litra f): beskyttelse mod misbrug og svindel, tælle besøg uden person.
  - Med dit samtykke (litra a): pushbeskeder, nyheder og tilbud på e-mail, statistik over brug, at give en partner besked, at blive fundet af søgemaskiner, reklame med din profil.
  - Hvert samtykke og hver tilbagetrækning noteres med dato. Listen finder du i [indstillingerne](/settings).
  # Hvem der får data
  - Medlemmer af alle brands i samme medlemskreds ser din profil, og besøgende gør også, hvor søgningen er åben uden login, medmindre du slår det fra. I indstillingerne kan du skjule din alder, din by og din aktivitet og vælge brands.
  - Søgemaskiner må kun vise din profil, og vi må kun reklamere med den, hvis du tillader det. Begge dele ændrer du i indstillingerne.
  - Leverandører af hosting, mail, sms og betaling får kun det, de skal bruge til deres opgave.
  - Din browsers pushtjeneste bringer vores beskeder krypteret frem.
  - Beder et brand om bevis for alder, får tjenesten, der kontrollerer det, hverken navn eller adresse af os, og vi får kun resultatet.
  Ingen side hos {brand} henter indhold fra tredjeparter.
  # Reklamepartnere og statistik
  Kommer du gennem en partners link, står partnerens betegnelser og klikkets nummer i adressen. Vi tæller, at der var et sådant besøg, uden IP-adresse og uden person. Din browser husker oprindelsen, til du lukker fanen, med dit ja på siden [Cookies](/pages/cookies) i 90 dage; tilmelder du dig, gemmer vi den med din konto.
  Kun hvis du tillader det ved tilmeldingen eller i indstillingerne, fortæller vi partneren, hvad der blev af klikket: nummeret og partnerens egne betegnelser, status (tilmeldt, købt, afvist), ved et køb beløbet og et nummer fra os, der står for det. Aldrig noget fra din profil, dit navn eller din adresse.
  Hvilke sider der forlades hvornår, tæller vi uden person. Sammen med din konto gemmer vi det kun, hvis du har slået statistik til.
  # Billeder og steder
  Vi beskærer dine billeder på ny og fjerner alt, hvad kameraet skrev i dem, såsom hvor de er taget. Andre billeder end hovedbilledet ses kun skarpt af premiummedlemmer.
  Vi spørger først om din position, når du trykker på knappen til det. Vi runder den af, finder den nærmeste by og gemmer ikke positionen.
  # Mails og pushbeskeder
  Mails, du beder om, eller som hører til et køb eller en afgørelse, får du altid. Alt andet vælger du under [notifikationer](/notifications), og hver af de mails har et link, der stopper dem med ét klik. Hvornår en sådan mail blev sendt, gemmer vi i 30 dage.
  Pushbeskeder kommer først, når du har tilladt dem i browseren. De nævner afsenderen, aldrig teksten, og stopper, når du logger ud dér.
  # Hvor længe
  - Konti, der aldrig blev bekræftet: 30 dage.
  - Slettede konti: 14 dage, hvor du kan vende tilbage, derefter slettes profil, billeder, beskeder og likes. Det, andre har skrevet, er fortsat deres.
  - Logins: 90 dage. En session: 30 dage.
  - Bogføring og kvitteringer: op til 10 år, da uden dit navn, under et nummer.
  - Dit samtykke til vilkår og følsomme data: 4 år efter sletningen, som bevis. En kode dannet af IBAN for at genkende den: 13 måneder; blev en debitering afvist: 4 år.
  - Anmeldelser og afgørelser: til der er truffet afgørelse, og ingen længere kan gøre indsigelse, altså seks måneder efter afgørelsen; derefter er kun selve afgørelsen tilbage.
  - Sikkerhedskopier: højst 30 dage.
  - Talte besøg: 14 måneder. Hvad partnere har svaret: 180 dage.
  # Dine rettigheder
  I [indstillingerne](/settings) kan du én gang om dagen hente alt, hvad vi har om dig, som én fil; en mail siger til, når den er klar, og den kan hentes i syv dage. Dér retter du også dine oplysninger, ser og afslutter dine sessioner og sletter din konto.
  Du har ret til indsigt, berigtigelse, sletning, begrænsning og en kopi af dine data, og du kan gøre indsigelse mod behandlingen. Ethvert samtykke kan du trække tilbage for fremtiden. Skriv til {email}.
  Vi svarer inden en måned og gratis. For at ingen anden skal få dine data, beder vi dig måske om at skrive fra din kontos adresse.
  # Ingen afgørelser af maskiner
  Ingen afgørelse, der har retsvirkning for dig, træffes af et program alene, og vi laver ikke en profil af dig til reklame.
  # Klage til en myndighed
  Du kan klage til databeskyttelsesmyndigheden i det land, hvor du bor.
  Myndigheden for os er: {data_authority}
`;
