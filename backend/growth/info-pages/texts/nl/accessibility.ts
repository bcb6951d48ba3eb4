export const accessibility = `
  Toegankelijkheid
  Wat we doen zodat iedereen {brand} kan gebruiken, waar het nog hapert en hoe je drempels meldt.
  # Ons doel
  {brand} moet voldoen aan de richtlijnen WCAG 2.2 op niveau AA, op elke pagina en in elke taal.
  Europees recht vraagt om toegankelijke onlinediensten: Richtlijn (EU) 2019/882 en de norm EN 301 549. Deze pagina is onze verklaring daarover.
  # Waar het om gaat
  {brand} is een website waar volwassenen elkaar leren kennen: je aanmelden, leden zoeken, likes geven, berichten schrijven en credits kopen. De site werkt in elke actuele browser, op telefoon en computer, zonder dat je iets hoeft te installeren.
  # Wat we doen
  - Alles is met alleen het toetsenbord te bedienen, en de focus is altijd zichtbaar.
  - Contrasten zijn minstens 4,5 op 1, licht en donker, en knoppen zijn groot genoeg om aan te tikken.
  - Tekst kan tot 400 procent worden vergroot zonder dat er iets verloren gaat.
  - Heb je ingesteld dat je minder beweging wilt, dan staat de pagina stil.
  - Schermlezers noemen bij elk bericht afzender en tijd, en nieuwe berichten worden aangekondigd; dat kun je uitzetten.
  - Fouten staan in woorden naast het veld. Openbare pagina’s werken ook zonder JavaScript.
  # Waar het nog hapert
  - Foto’s van leden hebben geen uitgebreide beschrijving, omdat alleen de leden weten wat erop staat.
  - Pagina’s van betaaldiensten zijn niet van ons; hoe toegankelijk die zijn, bepalen die diensten.
  # Hoe we controleren
  Bij elke wijziging zoekt een programma op de belangrijkste pagina’s naar drempels, in meerdere talen, op een smal en een breed scherm. Wat het niet kan zien, controleren we met de hand.
  # Een drempel gevonden?
  Laat het ons weten via {email} of met het [klachtenformulier](/complaints). Noem de pagina en je hulpmiddel. Voor zover we kunnen, sturen we je wat je nodig hebt ook in een andere vorm.
  # Toezicht
  Ben je niet tevreden met ons antwoord, dan kun je terecht bij de autoriteit die in jouw land toeziet op toegankelijkheid.
  {access_authorities}
`;
