export const service = `
  Klantenservice
  Hoe je de mensen achter {brand} bereikt, wat er dan gebeurt en waar je facturen vindt.
  # Schrijf ons
  Het snelst gaat het met het [formulier voor klachten en vragen](/complaints): het werkt zonder inloggen en je krijgt meteen een bevestiging met je ontvangstnummer.
  Je kunt ook een e-mail sturen naar {email}.
  # Bel ons
  Telefoon: {phone}. Voor vragen over je account vragen we je dan om te laten zien dat je e-mailadres van jou is.
  # Wat ons helpt
  Noem het e-mailadres van je account, wat er is gebeurd en wanneer, en bij een aankoop het bestelnummer. Stuur ons nooit je wachtwoord of volledige kaartgegevens; we vragen er ook nooit naar.
  # Wat er dan gebeurt
  Een medewerker leest wat je schreef en antwoordt op het adres dat je hebt opgegeven. Met je ontvangstnummer zie je op de pagina [Klachten](/complaints) altijd hoe het ervoor staat.
  Als we iets besluiten, zeggen we waarom. Ben je het er niet mee eens, dan kun je daar binnen zes maanden gratis bezwaar maken.
  Veel antwoorden vind je meteen bij de [veelgestelde vragen](/pages/faq).
  # Facturen voor aankopen
  Elke aankoop wordt per e-mail bevestigd. De factuur met btw staat als pdf bij elk van [je betalingen](/transactions), en de link in de bevestiging opent die ook zonder inloggen.
  # Iemand misdraagt zich
  Meld het lid direct in het profiel of in het gesprek en blokkeer het. Bel bij acuut gevaar eerst het noodnummer.
`;
