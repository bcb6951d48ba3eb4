export const accessibility = `
  Tilgjengelighet
  Hva vi gjør for at alle skal kunne bruke {brand}, hva som fortsatt svikter, og hvordan du melder hindringer.
  # Målet vårt
  {brand} skal oppfylle retningslinjene WCAG 2.2 på nivå AA, på hver side og på hvert språk.
  Europeisk lov krever tilgjengelige nettjenester: direktiv (EU) 2019/882 og standarden EN 301 549. Denne siden er erklæringen vår om det.
  # Hva det handler om
  {brand} er et nettsted der voksne blir kjent: registrere seg, søke etter medlemmer, gi likes, skrive meldinger og kjøpe credits. Det virker i alle nyere nettlesere, på telefon og datamaskin, uten at noe må installeres.
  # Hva vi gjør
  - Alt kan betjenes med tastaturet alene, og fokus er alltid synlig.
  - Kontraster er minst 4,5 til 1, lyst som mørkt, og knapper er store nok for fingre.
  - Tekst kan forstørres til 400 prosent uten at noe går tapt.
  - Ved redusert bevegelse står siden stille.
  - Skjermlesere nevner avsender og tid for hver melding, og nye meldinger leses opp; det kan dempes.
  - Feil sies med ord ved siden av feltet. Offentlige sider virker også uten JavaScript.
  # Hva som fortsatt svikter
  - Medlemmers bilder har ingen utførlig beskrivelse, fordi bare medlemmene vet hva de viser.
  - Sidene til betalingsleverandører er ikke våre; hvor tilgjengelige de er, er opp til dem.
  # Hvordan vi kontrollerer
  Ved hver endring leter et program etter hindringer på de viktigste sidene, på flere språk, på smal og bred skjerm. Det programmet ikke kan se, kontrollerer vi for hånd.
  # Funnet en hindring?
  Si det til oss: {email} eller med [klageskjemaet](/complaints). Nevn siden og hjelpemiddelet ditt. Så langt vi kan, sender vi også det du trenger, i en annen form.
  # Tilsyn
  Er du ikke fornøyd med svaret vårt, kan du gå til myndigheten som følger med på tilgjengelighet i landet ditt.
  {access_authorities}
`;
