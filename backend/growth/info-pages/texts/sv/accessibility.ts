export const accessibility = `
  Tillgänglighet
  Vad vi gör för att alla ska kunna använda {brand}, vad som ännu brister och hur du anmäler hinder.
  # Vårt mål
  {brand} ska uppfylla riktlinjerna WCAG 2.2 på nivå AA, på varje sida och på varje språk.
  Lagen kräver tillgängliga onlinetjänster: direktiv (EU) 2019/882, i Sverige lagen om vissa produkters och tjänsters tillgänglighet. Måttstocken är standarden EN 301 549. Den här sidan är vår redogörelse för det.
  # Vad det handlar om
  {brand} är en webbplats där vuxna lär känna varandra: bli medlem, söka medlemmar, ge likes, skriva meddelanden och köpa credits. Den fungerar i alla aktuella webbläsare, på telefon och dator, utan att något behöver installeras.
  # Vad vi gör
  - Allt kan användas med bara tangentbordet, och fokus syns alltid.
  - Kontraster är minst 4,5 till 1, i ljust och mörkt, och knappar är stora nog för fingrar.
  - Text kan förstoras till 400 procent utan att något går förlorat.
  - Har du valt minskad rörelse på din enhet står sidan stilla.
  - Skärmläsare nämner avsändare och tid för varje meddelande, och nya meddelanden läses upp; det går att tysta.
  - Fel förklaras med text bredvid fältet. Offentliga sidor fungerar också utan JavaScript.
  # Vad som ännu brister
  - Medlemmars foton har ingen utförlig beskrivning, för bara medlemmarna vet vad de visar.
  - Betaltjänsternas sidor är inte våra; hur tillgängliga de är kan vi inte påverka.
  # Hur vi kontrollerar
  Vid varje ändring letar ett program efter hinder på de viktigaste sidorna, på flera språk, på smal och bred skärm. Det som programmet inte kan se kontrollerar vi för hand.
  # Har du hittat ett hinder?
  Skriv till {email} eller använd [klagomålsformuläret](/complaints). Nämn sidan och ditt hjälpmedel. Om det går skickar vi också det du behöver i en annan form.
  # Tillsyn
  Är du inte nöjd med vårt svar kan du vända dig till myndigheten som har tillsyn över tillgängligheten i ditt land.
  {access_authorities}
`;
