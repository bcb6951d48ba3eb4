export const terms = `
  Villkor
  Vad som gäller mellan dig och {brand}: konto, fiktiva profiler, credits, regler, beslut och avslut.
  # Vem du har avtal med
  {brand} drivs av {company}, {address}; hur du når oss står under [Om företaget](/imprint). När du skapar ett konto ingår du ett kostnadsfritt avtal om användning med oss. Det kostar först när du köper credits, och varje köp är ett eget avtal.
  # Ditt konto
  Du måste vara minst {min_age} år och uppge din ålder ärligt. Kontot är bara till för dig; lämna inte ut ditt lösenord. Så länge du inte har bekräftat din e-postadress kan ingen se din profil eller svara dig.
  Din profil kan ses av medlemmar på alla varumärken som delar samma medlemskrets; i [inställningarna](/settings) väljer du på vilka. Du kan bara logga in på det varumärke där du blev medlem.
  # Vad {brand} erbjuder
  Du kan skapa en profil, söka medlemmar, ge likes och skriva till varandra. Om du träffar någon som passar dig beror på människor, så det kan vi inte lova. Vi kontrollerar inte vad medlemmar säger om sig själva.
  Det du söker efter avgör vem som visas. Den som senast var aktiv står först; passar bara få medlemmar vidgas sökningen, och det står där. Ingen kan betala för att stå högre upp. Reklam är märkt.
  # Fiktiva profiler
  {fictional}
  Fiktiva profiler bär den beteckningen överallt där de visas: i sökningen, i profilen, i samtal, mejl och aviseringar. Det finns ingen människa bakom dem som kan träffa dig.
  Texter som en maskin har skrivit är märkta som automatiska. Meddelanden till fiktiva profiler kostar lika mycket som andra. I sökningen kan du välja bort fiktiva profiler.
  # Credits och priser
  Det är gratis att söka, titta på profiler, ge likes och läsa meddelanden. Priser i credits: meddelande {message_credits}, bild i ett samtal {photo_credits}, gåva {gift_credits}. Vad något kostar står vid knappen innan du skickar det. Det som inte kom fram kostar ingenting.
  Du köper credits i paket med en betalning; [priserna](/pricing) inkluderar moms. Det finns ingen prenumeration och ingen automatisk förnyelse. Credits förfaller inte så länge ditt konto finns.
  Före första köpet kan du börja upp till 2 samtal och visa upp till 3 bilder. Med första paketet blir du premiummedlem: du ser alla bilder, visar upp till 25 egna och börjar så många samtal du vill.
  # Ångerrätt
  Du kan ångra ett köp utan att säga varför. Tid och formulär finns på sidan [Ångra avtalet](/withdrawal), och vad vi betalar tillbaka står under [Retur och återbetalning](/pages/return-policy).
  # Hur vi behandlar varandra
  Det här är förbjudet:
  - hot, trakasserier, hat och allt som den andra har sagt nej till
  - allt som rör minderåriga
  - att be om pengar, bedrägeri, reklam och samma meddelande till många
  - andras bilder och att utge sig för att vara någon annan
  - att offentliggöra andras uppgifter, och kontaktuppgifter där webbplatsen inte tillåter dem
  - det som i övrigt är olagligt
  Du kan anmäla eller blockera vilken medlem som helst.
  # Anmälningar, beslut och omprövning
  Profiler, bilder och meddelanden anmäler du där de står, allt annat med [klagomålsformuläret](/complaints), även utan konto. Du får genast ett kvitto med nummer.
  En människa beslutar. Program avvisar bara kontaktuppgifter i texter och filer som inte är bilder. Vi väljer den mildaste åtgärd som hjälper: en varning, att ta bort en bild eller ett meddelande, att dölja profilen eller att stänga kontot. Det räknas hur allvarligt det är, hur ofta det hänt och om det var avsiktligt.
  Båda sidor får veta vad som beslutats, vilken regel det bygger på, varför och hur länge det gäller.
  Du kan begära omprövning gratis och utan inloggning i sex månader efter beslutet. Därefter kan du vända dig till certifierade organ för tvistlösning utanför domstol och till domstol. Mer på sidan [Avstängning](/pages/ban).
  # Det du skriver och visar
  Dina texter och bilder förblir dina. Du låter oss visa dem på de varumärken där din profil syns, så länge de står där. Visa bara bilder som du får visa.
  # När avtalet slutar
  Du kan när som helst radera ditt konto i [inställningarna](/settings), utan uppsägningstid och utan skäl. I 14 dagar kan det återställas med en länk i ett mejl, sedan raderas dina uppgifter. Oanvända credits upphör med kontot; kan du fortfarande lämna tillbaka dem, gör det först.
  Vi kan säga upp avtalet med 30 dagars varsel, och genast om det finns ett vägande skäl; köpta credits som inte använts betalar vi då tillbaka.
  # Ansvar och lag
  Vi ansvarar utan begränsning för uppsåt, grov oaktsamhet och skador på liv, kropp och hälsa, och i övrigt bara för brott mot väsentliga skyldigheter, upp till den skada som kunde förutses.
  Tvingande rättigheter i landet där du bor gäller fortfarande, liksom de domstolar du kan vända dig till där.
  # Ändringar
  Ändrar vi villkoren säger vi det i förväg och ber om ditt samtycke nästa gång du loggar in. Utan det gäller den tidigare versionen för dig, och du kan radera kontot. Den version vars datum står på den här sidan gäller.
`;
