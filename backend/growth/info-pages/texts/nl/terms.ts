export const terms = `
  Algemene voorwaarden
  Wat er geldt tussen jou en {brand}: account, fictieve profielen, credits, regels, besluiten en het einde.
  # Met wie je een overeenkomst hebt
  {brand} is van {company}, {address}; hoe je ons bereikt, staat in het [colofon](/imprint). Door een account te maken sluit je met ons een gratis gebruiksovereenkomst. Je betaalt pas als je credits koopt, en elke aankoop is een aparte overeenkomst.
  # Je account
  Je moet minstens {min_age} jaar oud zijn en eerlijk zijn over je leeftijd. Het account is alleen voor jou; geef je wachtwoord niet door. Zolang je je e-mailadres niet hebt bevestigd, kan niemand je profiel zien of je antwoorden.
  Je profiel is zichtbaar voor leden van alle merken die hetzelfde ledenbestand delen; in de [instellingen](/settings) kies je op welke. Inloggen kan alleen bij het merk waar je je hebt aangemeld.
  # Wat {brand} biedt
  Je kunt een profiel maken, leden zoeken, likes geven en elkaar schrijven. Of je iemand ontmoet die bij je past, hangt van mensen af, dus dat kunnen we niet beloven. Wat leden over zichzelf zeggen, controleren we niet.
  Wat je zoekt, bepaalt wie er verschijnt. Vooraan staat wie bij jou in de buurt is; bij gelijke afstand wie in jouw taal schrijft en daarna wie hier het laatst was. Passen er maar weinig leden, dan wordt de zoekopdracht verruimd en staat dat erbij. Niemand kan betalen om hoger te staan. Advertenties zijn als zodanig gemarkeerd.
  # Fictieve profielen
  {fictional}
  Fictieve profielen zijn als zodanig gemarkeerd, overal waar ze verschijnen: in de zoekresultaten, in het profiel, in gesprekken, e-mails en meldingen. Er zit geen persoon achter die met je kan afspreken.
  Bij teksten die een programma heeft geschreven, staat dat ze automatisch zijn. Berichten aan fictieve profielen kosten evenveel als andere. Bij het zoeken kun je fictieve profielen weglaten.
  # Credits en prijzen
  Zoeken, profielen bekijken, likes geven en berichten lezen is gratis. Prijzen in credits: bericht {message_credits}, foto in een gesprek {photo_credits}, cadeau {gift_credits}. Wat iets kost, staat bij de knop voordat je het verstuurt. Wat niet is afgeleverd, kost niets.
  Je koopt credits in pakketten met één betaling; de [prijzen](/pricing) zijn inclusief btw. Er is geen abonnement en geen automatische verlenging. Credits verlopen niet zolang je account bestaat.
  Vóór je eerste aankoop kun je 2 gesprekken beginnen en 3 foto’s tonen. Met het eerste pakket word je premiumlid: je ziet alle foto’s, toont er zelf tot 25 en begint zoveel gesprekken als je wilt.
  # Hoe een aankoop verloopt
  Op de bestelpagina zie je pakket, prijs, land en betaalmethode, en kun je alles nog wijzigen. Met de knop “Bestelling met betalingsverplichting” plaats je de bestelling. De overeenkomst komt tot stand als we je aankoop per e-mail bevestigen en de credits bijschrijven. We bewaren de tekst van de overeenkomst; je vindt die in die e-mail en bij [je betalingen](/transactions). De overeenkomst wordt gesloten in de taal van de pagina.
  Is wat je hebt gekocht niet zoals afgesproken, dan heb je de rechten die de wet je geeft bij digitale inhoud en digitale diensten (conformiteit).
  # Herroeping
  Je kunt een aankoop zonder opgave van redenen herroepen. Termijn en formulier staan op de pagina [Overeenkomst herroepen](/withdrawal), en wat we terugbetalen staat op de pagina [Terugbetalingen](/pages/return-policy).
  # Hoe we met elkaar omgaan
  Verboden zijn:
  - bedreigingen, intimidatie, haat en alles waar de ander nee tegen heeft gezegd
  - alles wat minderjarigen seksualiseert of in gevaar brengt
  - om geld vragen, oplichting, reclame en hetzelfde bericht aan veel leden
  - foto’s van anderen en je voordoen als iemand anders
  - gegevens van anderen openbaar maken, en contactgegevens waar de site die niet toestaat
  - wat verder in strijd is met de wet
  Je kunt elk lid melden of blokkeren.
  # Meldingen, besluiten en bezwaar
  Profielen, foto’s en berichten meld je op de plek waar ze staan, al het andere met het [klachtenformulier](/complaints), ook zonder account. Je krijgt meteen een bevestiging met je ontvangstnummer.
  Mensen besluiten erover. Programma’s weigeren alleen contactgegevens in teksten en bestanden die geen afbeelding zijn. We kiezen de lichtste maatregel die helpt: een waarschuwing, een foto of bericht weghalen, het profiel verbergen of het account blokkeren. Daarbij telt hoe ernstig het is, hoe vaak het gebeurde en of het opzet was.
  Beide partijen horen wat er is besloten, op welke regel dat berust, waarom en voor hoelang het geldt.
  Je kunt tot zes maanden na het besluit gratis en zonder inloggen bezwaar maken. Daarna kun je terecht bij een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of bij de rechter. Meer op de pagina [Toegangsblokkade](/pages/ban).
  # Wat je schrijft en toont
  Je teksten en foto’s blijven van jou. Je staat ons toe ze te tonen op de merken waar je profiel zichtbaar is, zolang ze daar staan. Toon alleen foto’s die je mag tonen.
  # Einde van de overeenkomst
  Je kunt je account op elk moment in de [instellingen](/settings) verwijderen, zonder opzegtermijn en zonder reden. 14 dagen lang kun je het herstellen met een link per e-mail, daarna worden je gegevens gewist. Ongebruikte credits vervallen met het account. Loopt de herroepingstermijn nog, herroep de aankoop dan eerst.
  Wij kunnen opzeggen met een opzegtermijn van 30 dagen, of meteen als er een dringende reden is; gekochte credits die niet zijn gebruikt, betalen we dan terug.
  # Aansprakelijkheid en recht
  We zijn onbeperkt aansprakelijk bij opzet, grove schuld of zware fout en bij overlijden of lichamelijk letsel. In andere gevallen zijn we alleen aansprakelijk als we een wezenlijke verplichting niet nakomen, en hoogstens voor de schade die te voorzien was.
  De dwingende consumentenbescherming van het land waar je woont, blijft gelden, en je kunt ook naar de rechter in dat land.
  # Wijzigingen
  Veranderen we deze voorwaarden, dan laten we je dat vooraf weten en vragen we bij de volgende keer inloggen om je akkoord. Ga je niet akkoord, dan blijft voor jou de eerdere versie gelden en kun je je account verwijderen. Van kracht is de versie waarvan de datum op deze pagina staat.
`;
