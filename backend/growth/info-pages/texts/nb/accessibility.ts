export const accessibility = `
  Tilgjengelighet
  Hva vi gjør for at alle skal kunne bruke {brand}, hva som fortsatt svikter, og hvordan du melder fra om hindringer.
  # Målet vårt
  {brand} skal oppfylle retningslinjene WCAG 2.2 på nivå AA, på hver side og på hvert språk.
  Loven krever tilgjengelige nettjenester: direktiv (EU) 2019/882, i Norge reglene om universell utforming i likestillings- og diskrimineringsloven. Målestokken er standarden EN 301 549. Denne siden er erklæringen vår om det.
  # Hva det handler om
  {brand} er et nettsted der voksne blir kjent: registrere seg, søke etter medlemmer, gi likes, skrive meldinger og kjøpe credits. Det virker i alle nyere nettlesere, på telefon og datamaskin, uten at noe må installeres.
  # Hva vi gjør
  - Alt kan betjenes med tastaturet alene, og fokus er alltid synlig.
  - Kontraster er minst 4,5 til 1, både i lyst og mørkt utseende, og knapper er store nok for fingre.
  - Tekst kan forstørres til 400 prosent uten at noe går tapt.
  - Har du slått på redusert bevegelse, står siden stille.
  - Skjermlesere nevner avsender og tid for hver melding, og nye meldinger leses opp; det kan dempes.
  - Feil forklares med ord ved siden av feltet. Offentlige sider virker også uten JavaScript.
  # Hva som fortsatt svikter
  - Bildene til medlemmene har ingen utførlig beskrivelse, fordi bare medlemmene vet hva de viser.
  - Sidene til betalingsleverandører er ikke våre; hvor tilgjengelige de er, er opp til dem.
  # Hvordan vi kontrollerer
  Ved hver endring leter et program etter hindringer på de viktigste sidene, på flere språk, på smal og bred skjerm. Det programmet ikke kan se, kontrollerer vi for hånd.
  # Har du funnet en hindring?
  Si fra til oss: {email} eller med [klageskjemaet](/complaints). Fortell hvilken side det gjelder, og hvilket hjelpemiddel du bruker. Så langt vi kan, sender vi deg også innholdet i en annen form.
  # Tilsyn
  Er du ikke fornøyd med svaret vårt, kan du klage til myndigheten som fører tilsyn med tilgjengelighet i landet ditt.
  {access_authorities}
`;
