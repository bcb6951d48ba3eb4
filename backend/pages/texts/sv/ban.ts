export const ban = `
  Avstängning
  När {brand} stänger av någon, vem som beslutar, hur du begär omprövning och hur du själv spärrar åtkomsten.
  # Låst efter fel lösenord
  Efter 5 fel lösenord är inloggningen låst i 15 minuter. Det skyddar ditt konto mot gissningar. Sedan öppnas den av sig själv. Med ett [nytt lösenord](/reset-password) kommer du också in.
  # Avstängd på grund av en överträdelse
  Vi stänger konton som tillhör minderåriga, och konton som används för hot, trakasserier, bedrägeri, reklam, andras bilder eller andra allvarliga brott mot [villkoren](/pages/terms). Vid mindre överträdelser kommer först en varning, eller så tar vi bort innehållet.
  En människa beslutar. Du får veta via mejl vad vi invänder mot, vilken regel det gäller, varför vi beslutat så och hur länge det gäller.
  Med en avstängning avslutas alla sessioner, och ingen kan se profilen längre. Köpta credits som inte använts betalas tillbaka.
  # Omprövning
  Tycker du att avstängningen är fel, begär omprövning inom sex månader: på sidan [Klagomål](/complaints) med beslutets nummer, eller via {email}. Det går utan inloggning och kostar ingenting.
  En människa ser på ärendet igen, om möjligt en annan, och svarar med skäl. Har du rätt återställs allt. Du kan också vända dig till certifierade organ för tvistlösning utanför domstol och till domstol.
  # Du vill stänga av dig själv
  Vill du inte släppas in längre, skriv till oss från kontots adress. Vi stänger kontot, och ingen kan bli medlem med den adressen förrän du säger annat. Vill du bara sluta kan du radera kontot i [inställningarna](/settings).
  # Håll barn borta
  {brand} är för vuxna från {min_age} år. På barns enheter kan du spärra adressen {domain} i enhetens, webbläsarens eller routerns föräldrakontroll.
  Verkar någon här vara minderårig, anmäl profilen eller skriv till {email}. Vi stänger sådana konton så snart vi vet om dem.
  # Stänga av en enda person
  Det behöver du inte oss till: öppna profilen och välj ”Blockera”. Ni ser genast inte varandra längre, och ingen av er kan skriva till den andra.
`;
