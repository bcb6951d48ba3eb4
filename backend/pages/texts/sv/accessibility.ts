export const accessibility = `
  Tillgänglighet
  Vad vi gör för att alla ska kunna använda {brand}, vad som ännu brister och hur du anmäler hinder.
  # Vårt mål
  {brand} ska uppfylla riktlinjerna WCAG 2.2 på nivå AA, på varje sida och på varje språk.
  Europeisk lag kräver tillgängliga onlinetjänster: direktiv (EU) 2019/882 och standarden EN 301 549. Den här sidan är vår redogörelse för det.
  # Vad det handlar om
  {brand} är en webbplats där vuxna lär känna varandra: bli medlem, söka medlemmar, ge likes, skriva meddelanden och köpa credits. Den fungerar i alla aktuella webbläsare, på telefon och dator, utan att något behöver installeras.
  # Vad vi gör
  - Allt kan användas med bara tangentbordet, och fokus syns alltid.
  - Kontraster är minst 4,5 till 1, i ljust och mörkt, och knappar är stora nog för fingrar.
  - Text kan förstoras till 400 procent utan att något går förlorat.
  - Vid minskad rörelse står sidan stilla.
  - Skärmläsare nämner avsändare och tid för varje meddelande, och nya meddelanden läses upp; det går att tysta.
  - Fel sägs med ord bredvid fältet. Offentliga sidor fungerar också utan JavaScript.
  # Vad som ännu brister
  - Medlemmars bilder har ingen utförlig beskrivning, för bara medlemmarna vet vad de visar.
  - Betaltjänsternas sidor är inte våra; hur tillgängliga de är beror på dem.
  # Hur vi kontrollerar
  Vid varje ändring letar ett program efter hinder på de viktigaste sidorna, på flera språk, på smal och bred skärm. Det som det inte kan se kontrollerar vi för hand.
  # Har du hittat ett hinder?
  Säg till oss: {email} eller med [klagomålsformuläret](/complaints). Nämn sidan och ditt hjälpmedel. Så långt vi kan skickar vi också det du behöver i en annan form.
  # Tillsyn
  Är du inte nöjd med vårt svar kan du vända dig till myndigheten som ser till tillgängligheten i ditt land.
  {access_authorities}
`;
