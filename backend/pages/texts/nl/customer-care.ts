export const service = `
  Klantenservice
  Hoe je de mensen achter {brand} bereikt, wat er dan gebeurt en waar je bonnen vindt.
  # Schrijf ons
  Het snelst gaat het met het [formulier voor klachten en vragen](/complaints): het werkt zonder inloggen en je krijgt meteen een ontvangstbewijs met nummer.
  Je kunt ook een e-mail sturen naar {email}.
  # Bel ons
  Telefonisch: {phone}. Voor vragen over je account vragen we je dan om te laten zien dat je e-mailadres van jou is.
  # Wat ons helpt
  Noem het e-mailadres van je account, wat er is gebeurd en wanneer, en bij een aankoop het bestelnummer. Stuur ons nooit je wachtwoord of volledige kaartgegevens; we vragen er ook nooit naar.
  # Wat er dan gebeurt
  Een mens leest wat je schreef en antwoordt op het adres dat je hebt opgegeven. Met het nummer van je ontvangstbewijs zie je op de pagina [Klachten](/complaints) altijd hoe het ervoor staat.
  Beslissen we iets, dan zeggen we waarom. Ben je het er niet mee eens, dan kun je daar binnen zes maanden gratis bezwaar maken.
  Veel antwoorden vind je meteen bij de [veelgestelde vragen](/pages/faq).
  # Bonnen voor aankopen
  Elke aankoop wordt per e-mail bevestigd. De bon met btw staat als pdf bij elk van [je betalingen](/transactions), en de link in de bevestiging opent hem ook zonder inloggen.
  # Iemand gedraagt zich slecht
  Meld het lid direct in het profiel of in het gesprek en blokkeer het. Ga bij acuut gevaar eerst naar de politie.
`;
