import type { PageTexts } from '../page-texts.ts';

export const nl: PageTexts = {
  terms: `
    Algemene voorwaarden
    Wat er tussen jou en {brand} geldt: account, fictieve profielen, credits, regels en einde.
    # Met wie je een overeenkomst hebt
    {brand} wordt aangeboden door {company}, {address}. Door een account aan te maken sluit je met ons een gratis gebruiksovereenkomst. Kosten ontstaan pas als je credits koopt.
    # Je account
    Je moet minstens {min_age} jaar zijn en eerlijk zijn over je leeftijd. Het account is alleen voor jou; geef je wachtwoord niet door. Voordat anderen je kunnen antwoorden, bevestig je je e-mailadres.
    Je profiel is zichtbaar voor leden van alle merken die dezelfde kring van leden delen. Inloggen kun je alleen bij het merk waar je je hebt aangemeld.
    # Fictieve profielen
    {fictional}
    Fictieve profielen dragen deze aanduiding overal waar ze verschijnen. Teksten die door een machine zijn geschreven, zijn als automatisch gemarkeerd. In de zoekfunctie kun je fictieve profielen weglaten.
    # Credits en prijzen
    Profielen bekijken en likes geven is gratis. Berichten kosten credits; wat een bericht kost, staat bij de verzendknop. Een bericht dat niet is afgeleverd, kost niets.
    Credits koop je in pakketten met één betaling. Er is geen abonnement en geen automatische verlenging. Alle prijzen zijn inclusief btw. Zonder aankoop kun je tot 2 gesprekken beginnen en tot 3 foto’s uploaden.
    # Hoe we met elkaar omgaan
    Bedreigingen, intimidatie, haat, reclame, fraude, alles met minderjarigen, foto’s van anderen en het publiceren van andermans gegevens zijn verboden. Je kunt elk lid melden of blokkeren.
    Overtreedt een lid deze regels, dan kunnen we inhoud verwijderen of accounts blokkeren. We noemen de reden en je kunt bezwaar maken; hoe dat gaat, staat op de pagina over toegangsblokkades.
    # Opzeggen
    Je kunt je account altijd verwijderen, zonder termijn en zonder reden. Binnen 14 dagen kan het worden hersteld via een link per e-mail, daarna worden je gegevens gewist. Wij kunnen opzeggen met een termijn van 30 dagen, om een dringende reden meteen; gekochte credits die niet zijn gebruikt, betalen we dan terug.
    # Aansprakelijkheid en recht
    We zijn onbeperkt aansprakelijk voor opzet, grove schuld en schade aan leven, lichaam en gezondheid, en verder alleen voor schending van wezenlijke plichten, tot de voorzienbare schade. Dwingende rechten van het land waar je woont, blijven gelden.
    Als we deze voorwaarden wijzigen, laten we je dat vooraf weten. De versie met de datum op deze pagina geldt.
  `,
  privacy: `
    Privacy
    Welke gegevens {brand} verwerkt, waarvoor, hoelang, en welke rechten je hebt.
    # Wie verantwoordelijk is
    Verwerkingsverantwoordelijke is {company}, {address}. Vragen over privacy beantwoorden we via {email}.
    # Welke gegevens we verwerken
    Bij de aanmelding: e-mailadres, naam, geboortedatum, geslacht, plaats en een onomkeerbare hash van je wachtwoord. Daarna alles wat je zelf invult of schrijft: profielgegevens, foto’s, likes, berichten, meldingen. Bij aankopen het bedrag, het tijdstip en de betaalmethode.
    Om technische redenen verwerken we je IP-adres om de site te leveren, misbruik te beperken en je land te herkennen. In logboeken staan geen berichten en geen e-mailadressen.
    # Gegevens over je seksualiteit
    Naar wie je zoekt, kan iets over je seksualiteit zeggen. Zulke gegevens verwerken we alleen met je uitdrukkelijke toestemming volgens artikel 9 AVG, waar we bij de aanmelding apart om vragen. Je kunt die altijd intrekken door je account te verwijderen.
    # Waarvoor en op welke grond
    We hebben de gegevens nodig om de overeenkomst met je uit te voeren: je profiel tonen, berichten bezorgen, betalingen verwerken. Bescherming tegen misbruik en fraude berust op ons gerechtvaardigd belang, het bewaren van facturen op wettelijke plichten, pushberichten op je toestemming.
    # Wie gegevens krijgt
    Je profiel wordt gezien door leden van alle merken van dezelfde kring en, waar zoeken zonder inloggen mogelijk is, ook door bezoekers. Zoekmachines mogen het alleen opnemen als je dat toestaat. Dienstverleners voor hosting, mail en betaling krijgen alleen wat ze voor hun taak nodig hebben. Reclamepartners krijgen kliknummer, status en bedrag, nooit profielgegevens.
    Geen enkele pagina van {brand} laadt inhoud van derden.
    # Hoelang
    Onbevestigde accounts wissen we na 30 dagen. Na verwijdering kan je account 14 dagen lang worden hersteld, daarna worden je gegevens gewist. Boekingen bewaren we zonder naam zolang de wet dat eist.
    # Je rechten
    Je kunt vragen om inzage, correctie, wissing, beperking en een kopie van je gegevens, en bezwaar maken tegen de verwerking. Schrijf naar {email}. Je kunt ook een klacht indienen bij de toezichthouder van je land.
  `,
  cookies: `
    Cookies
    Welke cookies {brand} plaatst, waarvoor ze dienen en hoelang ze blijven.
    # Alleen wat nodig is
    {brand} plaatst geen cookies voor reclame of tracking en sluit niets van derden in. Daarom vraagt ook geen banner om je toestemming.
    # Onze cookies
    __Host-vonk: houdt je ingelogd. De inhoud is versleuteld en scripts kunnen die niet lezen. 30 dagen.
    vonk_in: onthoudt alleen dat je bent ingelogd, zodat de pagina meteen goed verschijnt. 30 dagen.
    vonk_locale: onthoudt de gekozen taal. 365 dagen.
    vonk_country: onthoudt het land dat je voor de prijzen hebt gekozen. 365 dagen.
    # Opslag van je browser
    Om te voorkomen dat iets verloren gaat, blijven concepten van berichten en van de aanmelding in je browser, je wachtwoord nooit. Ook welke meldingen je hebt gesloten, staat alleen daar.
    # Verwijderen
    Bij het uitloggen eindigt de sessie. Al het andere verwijder je in de instellingen van je browser; daarna moet je opnieuw inloggen en de taal weer kiezen.
  `,
  ban: `
    Toegangsblokkade
    Wanneer {brand} de toegang blokkeert, wie dat beslist en wat je ertegen kunt doen.
    # Geblokkeerd na verkeerde wachtwoorden
    Na 5 verkeerde wachtwoorden is inloggen 15 minuten geblokkeerd. Dat beschermt je account tegen raden. Daarna gaat het vanzelf weer open.
    # Geblokkeerd wegens een overtreding
    We blokkeren accounts van minderjarigen en accounts die worden gebruikt voor bedreigingen, intimidatie, fraude, reclame, foto’s van anderen of andere ernstige overtredingen van de voorwaarden. Bij lichte overtredingen verwijderen we eerst de inhoud.
    Je hoort wat we bezwaarlijk vinden, om welke regel het gaat en hoelang de blokkade duurt.
    # Bezwaar
    Vind je de blokkade onterecht, schrijf ons dan via het klachtenformulier of naar {email}. Een mens bekijkt het geval opnieuw en antwoordt met redenen. Dat kan zonder inloggen en kost niets. Daarna staan buitengerechtelijke geschillenbeslechting en de rechter voor je open.
    # Je wilt jezelf blokkeren
    Wil je niet meer worden toegelaten, schrijf ons dan vanaf het adres van je account. We sluiten het account en nemen met dit adres geen ander aan totdat je iets anders zegt.
  `,
  'return-policy': `
    Teruggave en terugbetaling
    Wanneer je geld terugkrijgt en hoe dat gaat.
    # Ongebruikte credits
    Binnen {refund_days} dagen na de aankoop kun je credits teruggeven die je nog niet hebt gebruikt. We betalen hun aandeel in de betaalde prijs terug.
    # Gebruikte credits
    Credits die je aan afgeleverde berichten hebt besteed, worden niet terugbetaald. Berichten die niet zijn afgeleverd, kosten niets; is er toch iets afgeschreven, dan krijg je het terug.
    # Verkeerd of dubbel afgeschreven
    Is een bedrag dubbel of buiten jou om afgeschreven, laat het ons dan weten. We zoeken het uit en betalen terug waar je recht op hebt, los van elke termijn.
    # Zo werkt het
    Schrijf ons via het klachtenformulier of naar {email} en noem het e-mailadres van je account en de aankoop. Je krijgt een bevestiging met nummer, datum en tijd. Het geld komt terug zoals je hebt betaald, uiterlijk na 14 dagen.
    Je wettelijke herroepingsrecht blijft bestaan.
  `,
  faq: `
    Veelgestelde vragen
    Korte antwoorden over aanmelden, fictieve profielen, kosten en veiligheid.
    # Wat kost {brand}?
    Aanmelden, zoeken, profielen bekijken en likes geven kost niets. Berichten kosten credits; de prijs staat bij de knop voordat je verstuurt. Je betaalt één keer, een abonnement is er niet.
    # Wat zijn fictieve profielen?
    {fictional}
    Het woord staat op de foto, in het profiel en in het gesprek. In de zoekfunctie kun je kiezen om alleen echte leden te zien.
    # De bevestigingsmail komt niet aan. Wat nu?
    Kijk in je spammap. Je kunt de mail opnieuw laten sturen en daarbij het adres wijzigen, hoogstens één keer per minuut en vijf keer per dag.
    # Waarom kan niemand mij antwoorden?
    Zolang je e-mailadres niet is bevestigd, is je profiel niet zichtbaar en bereiken berichten je niet. Open de link in de mail en je kunt beginnen.
    # Mijn account is geblokkeerd. Hoelang?
    Na 5 verkeerde wachtwoorden duurt de blokkade 15 minuten. Wacht even en probeer het dan opnieuw.
    # Hoe raak ik iemand kwijt?
    Open het profiel en druk op blokkeren. Jullie zien elkaar dan meteen niet meer en geen van beiden kan de ander schrijven.
    # Hoe verwijder ik mijn account?
    Schrijf naar {email} als je het niet vindt in de instellingen. Binnen 14 dagen kun je van gedachten veranderen.
  `,
  service: `
    Klantenservice
    Zo bereik je de mensen achter {brand}.
    # Schrijf ons
    Het snelst gaat het met het formulier voor klachten en verzoeken: het werkt zonder inloggen en je krijgt meteen een bevestiging met nummer. Je kunt ook mailen naar {email}.
    # Bel ons
    Telefonisch bereik je ons op {phone}. Bij vragen over je account vragen we je dan om je via je e-mailadres te identificeren.
    # Wat ons helpt
    Noem het e-mailadres van je account, wat er is gebeurd en wanneer. Stuur ons nooit je wachtwoord of volledige kaartgegevens; wij vragen er ook nooit om.
    # Iemand gedraagt zich slecht
    Meld het lid direct in het profiel of in het gesprek en blokkeer het. Ga bij acuut gevaar eerst naar de politie.
  `,
  imprint: `
    Colofon
    Wie {brand} aanbiedt en hoe je ons bereikt.
    # Aanbieder
    {company}
    {address}
    # Contact
    E-mail: {email}
    Telefoon: {phone}
    # Register en belasting
    Handelsregister (KvK): {kvk}
    Btw-nummer: {vat}
    # Geschillen
    Kom met klachten eerst bij ons, het liefst via het klachtenformulier. We nemen niet deel aan procedures bij geschillencommissies, tenzij de wet ons daartoe verplicht.
    # Contactpunt voor autoriteiten en gebruikers
    Het contactpunt volgens de artikelen 11 en 12 van de digitaledienstenverordening is {email}. Je kunt in het Duits en Engels schrijven.
    # Plaatsnamen
    Plaatsen en hun ligging komen voor een deel van GeoNames (geonames.org), licentie CC BY 4.0.
  `,
  withdrawal: `
    Overeenkomst herroepen
    Je herroepingsrecht, de termijn en hoe je zonder inloggen herroept.
    # Je recht
    Je kunt een aankoop van credits binnen {refund_days} dagen, en in elk geval binnen 14 dagen, zonder opgaaf van reden herroepen. De termijn begint op de dag van de aankoop. Het is voldoende dat je de herroeping voor het einde verstuurt.
    # Zo herroep je
    Gebruik het klachtenformulier met het onderwerp “Herroeping van een overeenkomst”: naam, e-mailadres, aankoop, versturen. Inloggen is niet nodig. Je krijgt meteen per e-mail een bevestiging met nummer, datum en tijd.
    Je kunt ook vormvrij schrijven naar {email} of per brief naar {company}, {address}.
    # Wat er dan gebeurt
    We betalen de prijs uiterlijk 14 dagen na je herroeping terug, zoals je hebt betaald. Heb je uitdrukkelijk gevraagd om meteen te beginnen en al credits gebruikt, dan trekken we hun aandeel af. Ongebruikte credits vervallen met de terugbetaling.
    # Model
    “Aan {company}, {address}, {email}: Hierbij herroep ik mijn overeenkomst voor de aankoop van credits bij {brand}. Gekocht op: … Naam: … E-mailadres van het account: … Datum: …”
  `,
  accessibility: `
    Toegankelijkheid
    Wat we doen zodat iedereen {brand} kan gebruiken, en hoe je drempels meldt.
    # Ons doel
    {brand} moet voldoen aan de richtlijnen WCAG 2.2 op niveau AA, in elke taal. Dat vraagt ook de Europese toegankelijkheidswet.
    # Wat we doen
    Alles is met het toetsenbord te bedienen, de focus is zichtbaar, contrasten en lettergroottes zijn gecontroleerd, en bij verminderde beweging staat de pagina stil. Schermlezers noemen bij elk bericht afzender en tijd. Openbare pagina’s werken ook zonder JavaScript.
    # Waar het nog tekortschiet
    Foto’s van leden hebben geen uitgebreide beschrijving, omdat alleen de leden weten wat erop staat.
    # Drempel gevonden?
    Laat het ons weten: {email} of via het klachtenformulier. Noem de pagina en je hulpmiddel. Ben je niet tevreden met ons antwoord, dan kun je je wenden tot de toezichthouder van je land.
  `,
};
