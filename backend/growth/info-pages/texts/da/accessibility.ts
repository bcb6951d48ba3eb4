export const accessibility = `
  Tilgængelighed
  Hvad vi gør, for at alle kan bruge {brand}, hvad der stadig mangler, og hvordan du fortæller os om forhindringer.
  # Vores mål
  {brand} skal leve op til retningslinjerne WCAG 2.2 på niveau AA, på hver side og på hvert sprog.
  Loven kræver tilgængelige onlinetjenester: direktiv (EU) 2019/882, i Danmark lov om tilgængelighedskrav for produkter og tjenester. Standarden er EN 301 549. Denne side er vores tilgængelighedserklæring.
  # Hvad det handler om
  {brand} er et websted, hvor voksne kan lære hinanden at kende: oprette sig, søge medlemmer, give likes, skrive beskeder og købe credits. Det virker i alle nyere browsere, på mobil og computer, uden at noget skal installeres.
  # Hvad vi gør
  - Alt kan betjenes med tastaturet alene, og fokus er altid synligt.
  - Kontraster er mindst 4,5 til 1, i lyst og mørkt tema, og knapper er store nok til fingre.
  - Tekst kan forstørres til 400 procent, uden at noget går tabt.
  - Har du valgt mindre bevægelse på din enhed, står siden stille.
  - Skærmlæsere nævner afsender og tid for hver besked, og nye beskeder bliver læst op; det kan slås fra.
  - Fejl står med ord ved siden af feltet. Offentlige sider virker også uden JavaScript.
  # Hvad der stadig mangler
  - Medlemmers billeder har ingen udførlig beskrivelse, fordi kun medlemmerne ved, hvad de viser.
  - Betalingstjenesternes sider er ikke vores; hvor tilgængelige de er, afhænger af dem.
  # Hvordan vi kontrollerer
  Ved hver ændring leder et program efter forhindringer på de vigtigste sider, på flere sprog, på smal og bred skærm. Det, programmet ikke kan se, kontrollerer vi manuelt.
  # Har du fundet en forhindring?
  Skriv til os på {email}, eller brug [klageformularen](/complaints). Nævn siden og dit hjælpemiddel. Er det muligt, sender vi dig også det, du har brug for, i en anden form.
  # Tilsyn
  Er du ikke tilfreds med vores svar, kan du gå til den myndighed, der fører tilsyn med tilgængelighed i dit land.
  {access_authorities}
`;
