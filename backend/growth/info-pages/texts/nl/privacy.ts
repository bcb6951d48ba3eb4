export const privacy = `
  Privacy
  Welke gegevens {brand} verwerkt, waarvoor, hoelang, wie ze krijgt en welke rechten je hebt.
  # Wie verantwoordelijk is
  De verwerkingsverantwoordelijke is {company}, {address}. Vragen over privacy beantwoorden we via {email}.
  Functionaris voor gegevensbescherming: {data_officer}
  Vertegenwoordiger in het Verenigd Koninkrijk (artikel 27 UK GDPR): {uk_representative}
  # Welke gegevens we verwerken
  - Bij de aanmelding: e-mailadres, naam, geboortedatum, geslacht, seksualiteit en daarmee wie je zoekt, plaats en een onomkeerbare hash van je wachtwoord. Anderen zien je leeftijd, nooit de datum.
  - In je profiel: kenmerken, interesses, foto’s en wat je over jezelf schrijft.
  - Met anderen: likes, berichten, cadeaus, blokkeringen, meldingen en je eigen notities.
  - Bij aankopen: pakket, bedrag, tijdstip, land en betaalmethode. Bij een SEPA-incasso (in België: domiciliëring) ook rekeninghouder, adres, mobiel nummer en de laatste cijfers van de IBAN; de hele IBAN gaat alleen naar de betaaldienst.
  - Een code van je e-mailadres, gemaakt met een geheime sleutel: 180 dagen nadat je het account hebt verwijderd of het adres hebt gewijzigd. Daarbij staat welke cadeaus en kortingen er al waren, hoeveel gesprekken gratis zijn begonnen, wie wie heeft geblokkeerd en of wij het account hebben gesloten. De code dient er alleen voor dat niemand cadeaus twee keer krijgt en dat blokkeringen na een nieuwe aanmelding blijven gelden; het adres is er niet uit af te lezen.
  - Voor je veiligheid: wanneer, met welke browser en vanuit welk land iemand in je account inlogde.
  - Om technische redenen je IP-adres, om de site te leveren, misbruik te beperken en je land te herkennen. We slaan het niet op. In logboeken staan geen berichten en geen e-mailadressen.
  # Gegevens over je seksualiteit
  Wat je over je seksualiteit opgeeft, en daarmee wie je zoekt, is extra beschermd. We verwerken dat alleen met je uitdrukkelijke toestemming volgens artikel 9 AVG, waar we bij de aanmelding apart om vragen. Je kunt die toestemming op elk moment intrekken in de [instellingen](/settings) en je account houden. We wissen dan wat je over je seksualiteit hebt opgegeven, en daarmee wie je zoekt, en anderen vinden je niet meer in suggesties en lijsten die daarmee worden gemaakt. De verwerking van vóór de intrekking blijft rechtmatig.
  # Waarvoor en op welke grond
  - Om de overeenkomst met jou na te komen (artikel 6 lid 1 onder b AVG): je profiel tonen, berichten bezorgen, betalingen afhandelen.
  - Omdat de wet het eist (onder c): onze boekhouding bewaren, meldingen behandelen en erover besluiten.
  - Vanwege ons gerechtvaardigd belang (onder f): bescherming tegen misbruik en fraude, bezoeken tellen zonder te weten wie het is.
  - Met je toestemming (onder a): pushberichten, nieuws en aanbiedingen per e-mail, statistiek over gebruik, een partner informeren, gevonden worden door zoekmachines, reclame met je profiel.
  - Elke toestemming en elke intrekking wordt met datum vastgelegd. Dat overzicht vind je in de [instellingen](/settings).
  # Wie gegevens krijgt
  - Leden van alle merken met hetzelfde ledenbestand zien je profiel. Bezoekers zien het ook waar zoeken zonder inloggen kan, tenzij je dat uitzet. In de instellingen kun je je leeftijd, je plaats en je activiteit verbergen en de merken kiezen.
  - Zoekmachines mogen je profiel alleen opnemen, en wij mogen er alleen reclame mee maken, als jij dat toestaat. Beide keuzes wijzig je in de instellingen.
  - Dienstverleners voor hosting, e-mail, sms en betaling krijgen alleen wat ze voor hun taak nodig hebben.
  - Pushdiensten van je browser bezorgen onze berichten versleuteld.
  - De pushdiensten van je browser kunnen buiten de Europese Economische Ruimte zitten, bijvoorbeeld in de Verenigde Staten, en bezorgen alleen versleutelde berichten. Verder geven we gegevens alleen door aan landen waarvoor de Europese Commissie een passend beschermingsniveau heeft vastgesteld, of op basis van haar standaardcontractbepalingen (artikelen 45 en 46 AVG). Een kopie krijg je via {email}.
  Geen enkele pagina van {brand} laadt inhoud van derden.
  # Advertentiepartners en statistiek
  Kom je via de link van een partner, dan staan in het adres de codes van die partner en het nummer van de klik. We tellen dat er zo’n bezoek was, zonder IP-adres en zonder te weten wie je bent. Je browser onthoudt de herkomst tot je het tabblad sluit, of 90 dagen als je op de pagina [Cookies](/pages/cookies) toestemming geeft; meld je je aan, dan bewaren we de herkomst bij je account.
  Alleen als je het bij de aanmelding of in de instellingen toestaat, laten we de partner weten wat er van de klik is geworden: het nummer en de codes van de partner, de status (aangemeld, gekocht, afgewezen), bij een aankoop het bedrag en een nummer van ons dat ervoor staat. Nooit iets uit je profiel, je naam of je adres.
  Welke pagina’s wanneer worden verlaten, tellen we zonder te weten wie het is. Samen met je account bewaren we dat alleen als je de statistiek hebt aangezet.
  # Foto’s en plaatsen
  We slaan je foto’s opnieuw op en verwijderen daarbij alles wat de camera erin schreef, zoals de plaats waar ze zijn gemaakt. Andere foto’s dan de hoofdfoto zijn alleen voor premiumleden scherp te zien.
  Naar je locatie vragen we pas als je op de knop daarvoor drukt. We ronden die af, zoeken de dichtstbijzijnde plaats en bewaren je locatie niet.
  # E-mails en pushberichten
  E-mails waar je om vraagt of die bij een aankoop of een besluit horen, krijg je altijd. Al het andere kies je bij de [meldingen](/notifications), en in elk van die e-mails staat een link waarmee je je met één klik afmeldt. Wanneer zo’n e-mail is verstuurd, bewaren we 30 dagen.
  Pushberichten komen pas nadat je ze in je browser hebt toegestaan. Ze noemen de afzender, nooit de tekst, en stoppen als je daar uitlogt.
  # Hoelang
  - Accounts die nooit zijn bevestigd: 30 dagen.
  - Verwijderde accounts: 14 dagen waarin je kunt terugkomen, daarna worden profiel, foto’s, berichten en likes gewist. Wat anderen schreven, blijft van hen.
  - Inlogmomenten: 90 dagen. Een sessie: 30 dagen.
  - Facturen en boekhouding: tot 10 jaar, dan zonder je naam, onder een nummer.
  - Je akkoord met de voorwaarden en je toestemming voor gevoelige gegevens: 4 jaar na het wissen, als bewijs. Een code die uit de IBAN is gemaakt om die te herkennen: 13 maanden; is een incasso teruggeboekt: 4 jaar.
  - Meldingen en besluiten: tot er is besloten en niemand meer bezwaar kan maken, dus tot zes maanden na het besluit; daarna blijft alleen wat er is besloten.
  - Reservekopieën: hoogstens 30 dagen.
  - Getelde bezoeken: 14 maanden. Wat partners hebben geantwoord: 180 dagen.
  # Je rechten
  In de [instellingen](/settings) kun je één keer per dag alles wat we over je bewaren als één bestand downloaden; we sturen je een e-mail als het klaar is, en je kunt het zeven dagen lang ophalen. Daar wijzig je ook je gegevens, zie en beëindig je je sessies en verwijder je je account.
  Je hebt recht op inzage, rectificatie, wissing, beperking van de verwerking en overdraagbaarheid van je gegevens, en je kunt bezwaar maken tegen de verwerking (artikelen 15 tot en met 21 AVG). Elke toestemming kun je op elk moment intrekken; dat geldt vanaf dat moment. Schrijf naar {email}.
  We antwoorden binnen een maand en gratis. Zodat niemand anders je gegevens krijgt, vragen we je misschien om vanaf het adres van je account te schrijven.
  # Je recht van bezwaar
  Verwerken we gegevens vanwege een gerechtvaardigd belang, dan kun je daartegen op elk moment bezwaar maken om redenen die met jouw specifieke situatie te maken hebben (artikel 21 AVG). Tegen reclame kun je altijd bezwaar maken, zonder een reden te geven. Schrijf naar {email}.
  # Geen besluiten door programma’s
  Geen besluit dat rechtsgevolgen voor je heeft, wordt uitsluitend door een programma genomen (artikel 22 AVG), en we maken geen profiel van je voor reclame.
  # Klagen bij een autoriteit
  Je kunt een klacht indienen bij de toezichthouder van het land waar je woont, in Nederland de Autoriteit Persoonsgegevens, in België de Gegevensbeschermingsautoriteit.
  De toezichthouder die voor ons bevoegd is: {data_authority}
`;
