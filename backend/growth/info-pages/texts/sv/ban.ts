export const ban = `
  Avstängning
  När {brand} stänger av någon, vem som beslutar, hur du överklagar och hur du stänger av dig själv.
  # Låst efter fel lösenord
  Efter 5 fel lösenord är inloggningen låst i 15 minuter. Det skyddar ditt konto mot gissningar. Sedan kan du logga in igen. Med ett [nytt lösenord](/reset-password) kommer du också in.
  # Avstängd på grund av en överträdelse
  Vi stänger av konton som tillhör minderåriga, och konton som används för hot, trakasserier, bedrägeri, reklam, andras foton eller andra allvarliga brott mot [villkoren](/pages/terms). Vid mindre överträdelser kommer först en varning, eller så tar vi bort innehållet.
  En människa beslutar. I ett mejl får du veta vad vi har reagerat på, vilken regel det gäller, varför vi har beslutat så och hur länge det gäller.
  Vid en avstängning avslutas alla sessioner, och ingen kan se profilen längre. Köpta credits som inte har använts betalas tillbaka.
  # Överklaga
  Tycker du att avstängningen är fel kan du överklaga inom sex månader: på sidan [Klagomål](/complaints) med beslutets nummer, eller via {email}. Det går utan inloggning och kostar ingenting.
  En människa går igenom ärendet på nytt, om möjligt en annan, och svarar med en motivering. Har du rätt återställs allt. Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol.
  # Om du vill stänga av dig själv
  Vill du inte ha tillgång längre kan du skriva till oss från kontots adress. Vi stänger av kontot, och ingen kan bli medlem med den adressen förrän du säger något annat. Vill du bara sluta kan du radera kontot i [inställningarna](/settings).
  # Håll barn borta
  {brand} är för vuxna från {min_age} år. På barns enheter kan du spärra adressen {domain} i enhetens, webbläsarens eller routerns föräldrakontroll.
  Verkar någon här vara minderårig? Anmäl profilen eller skriv till {email}. Vi stänger av sådana konton så snart vi vet om dem.
  # Blockera en enskild person
  Det klarar du utan oss: öppna profilen och välj ”Blockera”. Ni ser genast inte varandra längre, och ingen av er kan skriva till den andra.
`;
