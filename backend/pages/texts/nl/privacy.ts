export const privacy = `
  Privacy
  Welke gegevens {brand} verwerkt, waarvoor, hoelang, wie ze krijgt en welke rechten je hebt.
  # Wie verantwoordelijk is
  Verantwoordelijk is {company}, {address}. Vragen over privacy beantwoorden we via {email}.
  # Welke gegevens we verwerken
  - Bij de aanmelding: e-mailadres, naam, geboortedatum, geslacht, wie je zoekt, plaats en een onomkeerbare hash van je wachtwoord. Anderen zien je leeftijd, nooit de datum.
  - In je profiel: kenmerken, interesses, foto’s en wat je over jezelf schrijft.
  - Met anderen: likes, berichten, cadeaus, blokkeringen, meldingen en je eigen notities.
  - Bij aankopen: bundel, bedrag, tijdstip, land en betaalmethode. Bij een automatische incasso ook rekeninghouder, adres, mobiel nummer en de laatste cijfers van de IBAN; de hele IBAN gaat alleen naar de betaaldienst. Zolang je een aankoop kunt herroepen en tot 30 dagen daarna ook van wie je de foto’s alleen met premium zag.
  - Een met een geheime sleutel gemaakte code van je e-mailadres en van de kaart of rekening waarmee je hebt betaald: 180 dagen na het verwijderen. Daarbij staat welke cadeaus en kortingen er al waren, hoeveel gesprekken gratis zijn begonnen en wie wie heeft geblokkeerd. Hij dient er alleen voor dat cadeaus niet twee keer worden gegeven en blokkeringen na een nieuwe aanmelding blijven gelden; het adres is er niet uit af te lezen.
  - Voor je veiligheid: wanneer, met welke browser en vanuit welk land iemand in je account inlogde.
  - Om technische redenen je IP-adres, om de site te leveren, misbruik te beperken en je land te herkennen. We slaan het niet op. In logboeken staan geen berichten en geen e-mailadressen.
  # Gegevens over je seksualiteit
  Wie je zoekt, kan iets zeggen over je seksualiteit. Zulke gegevens verwerken we alleen met je uitdrukkelijke toestemming volgens artikel 9 AVG, waar we bij de aanmelding apart om vragen. Je kunt die op elk moment intrekken door je account te verwijderen.
  # Waarvoor en op welke grond
  - Om de overeenkomst met jou na te komen (artikel 6 lid 1 onder b AVG): je profiel tonen, berichten bezorgen, betalingen afhandelen.
  - Omdat de wet het eist (onder c): boekingen bewaren, meldingen behandelen en erover beslissen.
  - Vanwege ons gerechtvaardigd belang (onder f): bescherming tegen misbruik en fraude, bezoeken tellen zonder persoon.
  - Met je toestemming (onder a): pushberichten, nieuws en aanbiedingen per e-mail, statistiek over gebruik, een partner inlichten, gevonden worden door zoekmachines, reclame met je profiel.
  - Elke toestemming en elke intrekking wordt met datum vastgelegd. Dat overzicht vind je in de [instellingen](/settings).
  # Wie gegevens krijgt
  - Leden van alle merken van dezelfde ledenkring zien je profiel, en bezoekers ook waar zoeken zonder inloggen kan, tenzij je dat uitzet. In de instellingen kun je je leeftijd, je plaats en je activiteit verbergen en de merken kiezen.
  - Zoekmachines mogen je profiel alleen opnemen, en wij mogen er alleen reclame mee maken, als jij dat toestaat. Beide wijzig je in de instellingen.
  - Dienstverleners voor hosting, mail, sms en betaling krijgen alleen wat ze voor hun taak nodig hebben.
  - Pushdiensten van je browser bezorgen onze berichten versleuteld.
  - Vraagt een merk om een bewijs van leeftijd, dan krijgt de dienst die dat controleert van ons geen naam en geen adres, en wij krijgen alleen de uitkomst.
  Geen enkele pagina van {brand} laadt inhoud van derden.
  # Advertentiepartners en statistiek
  Kom je via de link van een partner, dan staan in het adres de aanduidingen van die partner en het nummer van de klik. We tellen dat er zo’n bezoek was, zonder IP-adres en zonder persoon. Je browser onthoudt de herkomst tot je het tabblad sluit, met jouw ja op de pagina [Cookies](/pages/cookies) 90 dagen; meld je je aan, dan bewaren we die bij je account.
  Alleen als je het bij de aanmelding of in de instellingen toestaat, vertellen we de partner wat er van de klik is geworden: het nummer en de aanduidingen van de partner, de status (aangemeld, gekocht, afgewezen), bij een aankoop het bedrag en een nummer van ons dat ervoor staat. Nooit iets uit je profiel, je naam of je adres.
  Welke pagina’s wanneer worden verlaten, tellen we zonder persoon. Samen met je account bewaren we het alleen als je de statistiek hebt aangezet.
  # Foto’s en plaatsen
  We snijden je foto’s opnieuw uit en verwijderen alles wat de camera erin schreef, zoals de plaats waar ze zijn gemaakt. Andere foto’s dan de hoofdfoto zien alleen premiumleden scherp.
  Naar je positie vragen we pas als je op de knop daarvoor drukt. We ronden die af, zoeken de dichtstbijzijnde plaats en bewaren de positie niet.
  # Mails en pushberichten
  Mails waar je om vraagt of die bij een aankoop of een beslissing horen, krijg je altijd. Al het andere kies je bij de [meldingen](/notifications), en in elke zulke mail staat een link die er met één klik een einde aan maakt. Wanneer zo’n mail is verstuurd, bewaren we 30 dagen.
  Pushberichten komen pas nadat je ze in je browser hebt toegestaan. Ze noemen de afzender, nooit de tekst, en stoppen als je daar uitlogt.
  # Hoelang
  - Accounts die nooit zijn bevestigd: 30 dagen.
  - Verwijderde accounts: 14 dagen waarin je kunt terugkomen, daarna worden profiel, foto’s, berichten en likes gewist. Wat anderen schreven, blijft van hen.
  - Inlogmomenten: 90 dagen. Een sessie: 30 dagen.
  - Boekingen en bonnen: tot 10 jaar, dan zonder je naam, onder een nummer.
  - Je akkoord met voorwaarden en gevoelige gegevens: 4 jaar na het wissen, als bewijs. Een uit de IBAN gemaakte code om die te herkennen: 13 maanden; is een incasso teruggeboekt: 4 jaar.
  - Meldingen en beslissingen: tot er is beslist en niemand meer bezwaar kan maken, dus zes maanden na de beslissing; dan blijft alleen wat er is besloten.
  - Reservekopieën: hoogstens 30 dagen.
  - Getelde bezoeken: 14 maanden. Wat partners hebben geantwoord: 180 dagen.
  # Je rechten
  In de [instellingen](/settings) kun je één keer per dag alles wat we over je bewaren als één bestand downloaden; een mail zegt wanneer het klaar is, en je kunt het zeven dagen ophalen. Daar wijzig je ook je gegevens, zie en beëindig je je sessies en verwijder je je account.
  Je hebt recht op inzage, verbetering, wissing, beperking en een kopie van je gegevens, en je kunt bezwaar maken tegen de verwerking. Elke toestemming kun je intrekken voor de toekomst. Schrijf naar {email}.
  We antwoorden binnen een maand en gratis. Zodat niemand anders je gegevens krijgt, vragen we je misschien om vanaf het adres van je account te schrijven.
  # Geen beslissingen door machines
  Geen beslissing die rechtsgevolgen voor je heeft, wordt door een programma alleen genomen, en we maken geen profiel van je voor reclame.
  # Klagen bij een autoriteit
  Je kunt een klacht indienen bij de privacytoezichthouder van het land waar je woont.
  Voor ons bevoegd is: {data_authority}
`;
