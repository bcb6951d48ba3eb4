export const terms = `
  Algemene voorwaarden
  Wat er geldt tussen jou en {brand}: account, fictieve profielen, credits, regels, beslissingen en het einde.
  # Met wie je een overeenkomst hebt
  {brand} is van {company}, {address}; hoe je ons bereikt, staat in het [colofon](/imprint). Door een account te maken sluit je met ons een gratis gebruiksovereenkomst. Kosten ontstaan pas als je credits koopt, en elke aankoop is een eigen overeenkomst.
  # Je account
  Je moet minstens {min_age} jaar oud zijn en eerlijk zijn over je leeftijd. Het account is alleen voor jou; geef je wachtwoord niet door. Zolang je je e-mailadres niet hebt bevestigd, kan niemand je profiel zien of je antwoorden.
  Je profiel is zichtbaar voor leden van alle merken die dezelfde ledenkring delen; in de [instellingen](/settings) kies je op welke. Inloggen kan alleen bij het merk waar je je hebt aangemeld.
  # Wat {brand} biedt
  Je kunt een profiel maken, leden zoeken, likes geven en elkaar schrijven. Of je iemand ontmoet die bij je past, hangt van mensen af, dus dat kunnen we niet beloven. Wat leden over zichzelf zeggen, controleren we niet.
  Wat je zoekt, bepaalt wie er verschijnt. Wie het laatst actief was, staat vooraan; passen er maar weinig leden, dan wordt de zoekopdracht verruimd en staat dat erbij. Niemand kan betalen om hoger te staan. Advertenties zijn als zodanig gemarkeerd.
  # Fictieve profielen
  {fictional}
  Fictieve profielen dragen die aanduiding overal waar ze verschijnen: in de zoekresultaten, in het profiel, in gesprekken, mails en meldingen. Er zit geen mens achter die met je kan afspreken.
  Teksten die een machine heeft geschreven, zijn als automatisch gemarkeerd. Berichten aan fictieve profielen kosten evenveel als andere. Bij het zoeken kun je fictieve profielen weglaten.
  # Credits en prijzen
  Zoeken, profielen bekijken, likes geven en berichten lezen is gratis. Prijzen in credits: bericht {message_credits}, foto in een gesprek {photo_credits}, cadeau {gift_credits}. Wat iets kost, staat bij de knop voordat je het verstuurt. Wat niet is aangekomen, kost niets.
  Je koopt credits in bundels met één betaling; de [prijzen](/pricing) zijn inclusief btw. Er is geen abonnement en geen automatische verlenging. Credits verlopen niet zolang je account bestaat.
  Vóór je eerste aankoop kun je 2 gesprekken beginnen en 3 foto’s tonen. Met de eerste bundel word je premiumlid: je ziet alle foto’s, toont er zelf tot 25 en begint zoveel gesprekken als je wilt.
  # Herroeping
  Je kunt een aankoop zonder opgaaf van redenen herroepen. Termijn en formulier staan op de pagina [Overeenkomst herroepen](/withdrawal), en wat we terugbetalen staat onder [Teruggave en terugbetaling](/pages/return-policy).
  # Hoe we met elkaar omgaan
  Verboden zijn:
  - bedreigingen, intimidatie, haat en alles waar de ander nee tegen heeft gezegd
  - alles waar minderjarigen bij betrokken zijn
  - om geld vragen, oplichting, reclame en hetzelfde bericht aan velen
  - foto’s van anderen en je voordoen als iemand anders
  - gegevens van anderen openbaar maken, en contactgegevens waar de site die niet toestaat
  - wat verder in strijd is met de wet
  Je kunt elk lid melden of blokkeren.
  # Meldingen, beslissingen en bezwaar
  Profielen, foto’s en berichten meld je op de plek waar ze staan, al het andere met het [klachtenformulier](/complaints), ook zonder account. Je krijgt meteen een ontvangstbewijs met nummer.
  Een mens beslist. Programma’s weigeren alleen contactgegevens in teksten en bestanden die geen afbeelding zijn. We kiezen de lichtste maatregel die helpt: een waarschuwing, een foto of bericht weghalen, het profiel verbergen of het account blokkeren. Het telt hoe ernstig het is, hoe vaak het gebeurde en of het opzet was.
  Beide kanten horen wat er is besloten, op welke regel dat berust, waarom en voor hoelang het geldt.
  Je kunt tot zes maanden na de beslissing gratis en zonder inloggen bezwaar maken. Daarna staan gecertificeerde instanties voor buitengerechtelijke geschillenbeslechting en de rechter voor je open. Meer op de pagina [Toegangsblokkade](/pages/ban).
  # Wat je schrijft en toont
  Je teksten en foto’s blijven van jou. Je staat ons toe ze te tonen op de merken waar je profiel zichtbaar is, zolang ze daar staan. Toon alleen foto’s die je mag tonen.
  # Einde van de overeenkomst
  Je kunt je account op elk moment in de [instellingen](/settings) verwijderen, zonder termijn en zonder reden. 14 dagen lang kun je het herstellen met een link per e-mail, daarna worden je gegevens gewist. Ongebruikte credits eindigen met het account; waar je ze nog kunt teruggeven, doe dat dan eerst.
  Wij kunnen opzeggen met een termijn van 30 dagen, om een gewichtige reden meteen; gekochte credits die niet zijn gebruikt, betalen we dan terug.
  # Aansprakelijkheid en recht
  We zijn onbeperkt aansprakelijk voor opzet, grove nalatigheid en schade aan leven, lichaam en gezondheid, en verder alleen voor het schenden van wezenlijke plichten, tot de voorzienbare schade.
  Dwingende rechten van het land waar je woont blijven gelden, en ook de rechters die daar voor je openstaan.
  # Wijzigingen
  Veranderen we deze voorwaarden, dan zeggen we dat vooraf en vragen we bij de volgende keer inloggen om je akkoord. Zonder dat geldt voor jou de eerdere versie, en kun je je account verwijderen. De versie waarvan de datum op deze pagina staat, is van kracht.
`;
