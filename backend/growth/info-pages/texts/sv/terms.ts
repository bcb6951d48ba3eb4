export const terms = `
  Villkor
  Vad som gäller mellan dig och {brand}: konto, fiktiva profiler, credits, regler, beslut och avslut.
  # Vem du har avtal med
  {brand} drivs av {company}, {address}; hur du når oss står under [Om företaget](/imprint). När du skapar ett konto ingår du ett kostnadsfritt avtal om användning med oss. Det kostar något först när du köper credits, och varje köp är ett eget avtal.
  # Ditt konto
  Du måste vara minst {min_age} år och uppge din ålder ärligt. Kontot är bara till för dig; lämna inte ut ditt lösenord. Så länge du inte har bekräftat din e-postadress kan ingen se din profil eller svara dig.
  Din profil kan ses av medlemmar på alla sajter som delar samma medlemskrets; i [inställningarna](/settings) väljer du på vilka. Du kan bara logga in på den sajt där du blev medlem.
  # Vad {brand} erbjuder
  Du kan skapa en profil, söka medlemmar, ge likes och skriva till andra. Vi kan inte lova att du träffar någon som passar dig: det beror på människor. Vi kontrollerar inte vad medlemmar säger om sig själva.
  Det du söker efter avgör vem som visas. Först kommer de som är nära dig; på samma avstånd de som skriver på ditt språk och därefter de som var här senast. Om bara få medlemmar passar breddas sökningen, och det framgår i så fall. Ingen kan betala för att stå högre upp. Reklam är märkt.
  # Fiktiva profiler
  {fictional}
  Fiktiva profiler är märkta överallt där de visas: i sökningen, i profilen, i chattar, mejl och notiser. Det finns ingen människa bakom dem som kan träffa dig.
  Texter som en maskin har skrivit är märkta som automatiska. Meddelanden till fiktiva profiler kostar lika mycket som andra. I sökningen kan du välja bort fiktiva profiler.
  # Credits och priser
  Det är gratis att söka, titta på profiler, ge likes och läsa meddelanden. Priser i credits: meddelande {message_credits}, bild i en chatt {photo_credits}, present {gift_credits}. Vad något kostar står på knappen innan du skickar det. Det som inte kom fram kostar ingenting.
  Du köper credits i paket med en enda betalning; [priserna](/pricing) inkluderar moms. Det finns ingen prenumeration och ingen automatisk förnyelse. Credits har ingen sista dag så länge ditt konto finns.
  Före första köpet kan du starta upp till 2 chattar och visa upp till 3 foton. Med första paketet blir du premiummedlem: du ser alla foton, kan visa upp till 25 egna och starta så många chattar du vill.
  # Så går ett köp till
  På beställningssidan ser du paket, pris, land och betalsätt och kan ändra allt. Med knappen ”Beställ med betalningsskyldighet” gör du din beställning. Avtalet ingås när vi bekräftar det via mejl och sätter in dina credits. Vi sparar avtalstexten; du hittar den i mejlet och under [betalningar](/transactions). Avtalet ingås på det språk som sidan visas på.
  Om det du har köpt inte är som avtalat har du de rättigheter som lagen ger dig för digitalt innehåll och digitala tjänster, i Sverige enligt konsumentköplagen och i Finland enligt konsumentskyddslagen.
  # Ångerrätt
  Du kan ångra ett köp utan att säga varför. Ångerfrist och formulär finns på sidan [Ångra avtalet](/withdrawal), och vad vi betalar tillbaka står under [Retur och återbetalning](/pages/return-policy).
  # Hur vi behandlar varandra
  Det här är förbjudet:
  - hot, trakasserier, hat och allt som den andra har sagt nej till
  - allt som sexualiserar minderåriga eller utsätter dem för fara
  - att be om pengar, bedrägeri, reklam och samma meddelande till många
  - andras foton och att utge sig för att vara någon annan
  - att offentliggöra andras uppgifter, och kontaktuppgifter där webbplatsen inte tillåter dem
  - det som i övrigt strider mot lagen
  Du kan anmäla eller blockera vilken medlem som helst.
  # Anmälningar, beslut och överklagande
  Profiler, foton och meddelanden anmäler du där de finns, allt annat med [klagomålsformuläret](/complaints), även utan konto. Du får genast en bekräftelse med nummer.
  En människa beslutar. Program avvisar bara kontaktuppgifter i texter och filer som inte är bilder. Vi väljer den mildaste åtgärd som hjälper: en varning, att ta bort ett foto eller ett meddelande, att dölja profilen eller att stänga av kontot. Vi väger in hur allvarligt det är, hur ofta det har hänt och om det var avsiktligt.
  Båda parter får veta vad vi har beslutat, vilken regel det bygger på, varför och hur länge det gäller.
  Du kan överklaga gratis och utan inloggning i sex månader efter beslutet. Oberoende av det kan du vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol. Mer på sidan [Avstängning](/pages/ban).
  # Det du skriver och visar
  Dina texter och foton förblir dina. Du låter oss visa dem på de sajter där din profil syns, så länge de finns där. Visa bara foton som du får visa.
  # När avtalet upphör
  Du kan när som helst radera ditt konto i [inställningarna](/settings), utan uppsägningstid och utan att ange skäl. I 14 dagar kan det återställas med en länk i ett mejl, sedan raderas dina uppgifter. Oanvända credits upphör med kontot; kan du fortfarande lämna tillbaka dem, gör det först.
  Vi kan säga upp avtalet med 30 dagars uppsägningstid, och med omedelbar verkan om det finns tungt vägande skäl; köpta credits som inte har använts betalar vi då tillbaka.
  # Ansvar och lag
  Vi ansvarar utan begränsning för skada som vi har orsakat med uppsåt eller genom grov vårdslöshet och för personskada, i övrigt bara om vi bryter mot väsentliga skyldigheter, och då upp till den skada som kunde förutses. Rättigheter som du har enligt tvingande lag begränsas inte av detta.
  Tvingande konsumenträttigheter i landet där du bor gäller alltid, och du kan vända dig till domstolarna där.
  # Ändringar
  Om vi ändrar villkoren säger vi det i förväg och ber dig godkänna dem nästa gång du loggar in. Gör du inte det gäller den tidigare versionen för dig, och du kan radera kontot. Den version vars datum står på den här sidan gäller.
`;
