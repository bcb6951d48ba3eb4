export const accessibility = `
  Tilgængelighed
  Hvad vi gør, for at alle kan bruge {brand}, hvad der stadig halter, og hvordan du melder forhindringer.
  # Vores mål
  {brand} skal leve op til retningslinjerne WCAG 2.2 på niveau AA, på hver side og på hvert sprog.
  Europæisk lov kræver tilgængelige onlinetjenester: direktiv (EU) 2019/882 og standarden EN 301 549. Denne side er vores erklæring om det.
  # Hvad det handler om
  {brand} er et websted, hvor voksne lærer hinanden at kende: tilmelde sig, søge medlemmer, give likes, skrive beskeder og købe credits. Det kører i enhver aktuel browser, på telefon og computer, uden at noget skal installeres.
  # Hvad vi gør
  - Alt kan betjenes med tastaturet alene, og fokus er altid synligt.
  - Kontraster er mindst 4,5 til 1, lyst som mørkt, og knapper er store nok til fingre.
  - Tekst kan forstørres til 400 procent, uden at noget går tabt.
  - Ved reduceret bevægelse står siden stille.
  - Skærmlæsere nævner afsender og tid for hver besked, og nye beskeder bliver meldt; det kan slås fra.
  - Fejl siges med ord ved siden af feltet. Offentlige sider virker også uden JavaScript.
  # Hvor det stadig halter
  - Medlemmers billeder har ingen udførlig beskrivelse, fordi kun medlemmerne ved, hvad de viser.
  - Betalingsudbyderes sider er ikke vores; hvor tilgængelige de er, afhænger af dem.
  # Hvordan vi kontrollerer
  Ved hver ændring leder et program efter forhindringer på de vigtigste sider, på flere sprog, på smal og bred skærm. Det, det ikke kan se, kontrollerer vi i hånden.
  # Har du fundet en forhindring?
  Sig det til os: {email} eller med [klageformularen](/complaints). Nævn siden og dit hjælpemiddel. Så vidt vi kan, sender vi også det, du har brug for, i en anden form.
  # Tilsyn
  Er du ikke tilfreds med vores svar, kan du gå til den myndighed, der holder øje med tilgængelighed i dit land.
  {access_authorities}
`;
