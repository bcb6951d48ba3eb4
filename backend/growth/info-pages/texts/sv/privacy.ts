export const privacy = `
  Integritetspolicy
  Vilka uppgifter {brand} behandlar, varför, hur länge, vem som får dem och vilka rättigheter du har.
  # Vem som ansvarar
  Personuppgiftsansvarig är {company}, {address}. Vi svarar på frågor om integritet via {email}.
  Dataskyddsombud: {data_officer}
  Företrädare i Storbritannien (artikel 27 UK GDPR): {uk_representative}
  # Vilka uppgifter vi behandlar
  - När du blir medlem: e-postadress, namn, födelsedatum, kön, sexualitet (och därmed vem du söker), ort och en envägshash av ditt lösenord, som lösenordet inte går att räkna fram ur. Andra ser din ålder, aldrig datumet.
  - I din profil: uppgifter, intressen, foton och det du skriver om dig själv.
  - Med andra: likes, meddelanden, presenter, blockeringar, anmälningar och dina egna anteckningar.
  - Vid köp: paket, belopp, tidpunkt, land och betalsätt. Vid autogiro också kontohavare, adress, mobilnummer och de sista siffrorna i IBAN; hela IBAN går bara till betaltjänsten.
  - En kod som med en hemlig nyckel har bildats av din e-postadress: 180 dagar efter att du raderat kontot eller bytt adress. Tillsammans med den sparar vi vilka credits och rabatter du redan har fått gratis, hur många chattar som startats utan kostnad, vem som har blockerat vem och om vi har stängt kontot. Koden finns bara för att ingen ska få sådant två gånger och för att blockeringar ska gälla även efter en ny registrering; adressen går inte att läsa ut ur den.
  - För din säkerhet: när, med vilken webbläsare och från vilket land någon loggade in på ditt konto.
  - Av tekniska skäl din IP-adress, för att leverera sidan, begränsa missbruk och känna igen ditt land. Vi sparar den inte. Loggar innehåller varken meddelanden eller e-postadresser.
  # Uppgifter om din sexualitet
  Det du anger om din sexualitet är särskilt skyddat. Vi behandlar det bara med ditt uttryckliga samtycke enligt artikel 9 i dataskyddsförordningen (GDPR), som vi ber om särskilt när du blir medlem. Du kan när som helst återkalla samtycket i [inställningarna](/settings) och behålla ditt konto. Då raderar vi det du har angett om din sexualitet och därmed vem du söker, och andra hittar dig inte längre i förslag och listor som bygger på det. Den behandling som skedde innan du återkallade samtycket är fortfarande laglig.
  # Varför och på vilken grund
  - För att fullgöra avtalet med dig (artikel 6.1 b i GDPR): visa din profil, leverera meddelanden, hantera betalningar.
  - För att lagen kräver det (artikel 6.1 c): spara bokföring, hantera anmälningar och besluta om dem.
  - För vårt berättigade intresse (artikel 6.1 f): skydd mot missbruk och bedrägeri samt att räkna besök utan koppling till en person.
  - Med ditt samtycke (artikel 6.1 a): pushmeddelanden, nyheter och erbjudanden via mejl, statistik om användning, att meddela en partner, att hittas av sökmotorer, reklam med din profil.
  - Varje samtycke och varje återkallande noteras med datum. Listan finns i [inställningarna](/settings).
  # Vem som får uppgifter
  - Medlemmar på alla sajter i samma medlemskrets ser din profil, och besökare gör det där sökningen är öppen utan inloggning, om du inte stänger av det. I inställningarna kan du dölja ålder, ort och aktivitet och välja sajter.
  - Sökmotorer får bara visa din profil, och vi får bara göra reklam med den, om du tillåter det. Båda delarna ändrar du i inställningarna.
  - Leverantörer av drift, mejl, sms och betalning får bara det de behöver för sin uppgift.
  - Din webbläsares pushtjänst levererar våra meddelanden krypterade.
  - Utanför EES: din webbläsares pushtjänst kan finnas där, till exempel i USA, och förmedlar bara krypterade meddelanden. I övrigt överför vi uppgifter till ett land utanför EES bara om kommissionen har beslutat att skyddsnivån där är adekvat eller om kommissionens standardavtalsklausuler gäller (artiklarna 45 och 46 i GDPR). Du får en kopia av dem om du skriver till {email}.
  Ingen sida på {brand} hämtar innehåll från tredje part.
  # Reklampartner och statistik
  Kommer du via en partners länk står partnerns id och klickets nummer i adressen. Vi räknar besöket, utan IP-adress och utan koppling till en person. Din webbläsare minns ursprunget tills du stänger fliken, eller i 90 dagar om du säger ja på sidan [Kakor](/pages/cookies); blir du medlem sparar vi det med ditt konto.
  Bara om du tillåter det, när du blir medlem eller i inställningarna, berättar vi för partnern vad klicket ledde till: numret och partnerns egna id, status (medlem, köp, avvisat) och vid ett köp beloppet och ett nummer från oss som står för köpet. Aldrig något ur din profil, ditt namn eller din adress.
  Vilka sidor som lämnas och när räknar vi utan koppling till en person. Med ditt konto sparar vi det bara om du har slagit på statistiken.
  # Foton och platser
  Vi sparar om dina foton och tar då bort allt som kameran har skrivit i dem, som platsen där de togs. Andra foton än huvudfotot ses bara skarpt av premiummedlemmar.
  Vi frågar efter din position först när du trycker på knappen för det. Vi avrundar den, söker upp närmaste ort och sparar inte positionen.
  # Mejl och pushmeddelanden
  Mejl som du ber om eller som hör till ett köp eller ett beslut får du alltid. Allt annat väljer du under [notiser](/notifications), och varje sådant mejl har en länk som stoppar det med ett klick. Tidpunkten då ett sådant mejl skickades sparar vi i 30 dagar.
  Pushmeddelanden kommer först när du har tillåtit dem i webbläsaren. De nämner avsändaren, aldrig texten, och upphör när du loggar ut där.
  # Hur länge
  - Konton som aldrig bekräftades: 30 dagar.
  - Raderade konton: 14 dagar då du kan komma tillbaka, sedan raderas profil, foton, meddelanden och likes. Det andra har skrivit förblir deras.
  - Inloggningar: 90 dagar. En session: 30 dagar.
  - Bokföring och kvitton: upp till 10 år, då utan ditt namn, under ett nummer.
  - Ditt godkännande av villkoren och ditt samtycke för känsliga uppgifter: 4 år efter raderingen, som bevis. En kod som bildats av ditt IBAN, för att känna igen det: 13 månader; om ett autogiro inte gick igenom: 4 år.
  - Anmälningar och beslut: tills beslut är fattat och ingen längre kan överklaga, alltså sex månader efter beslutet; sedan finns bara beslutet kvar.
  - Säkerhetskopior: högst 30 dagar.
  - Räknade besök: 14 månader. Vad partner har svarat: 180 dagar.
  # Dina rättigheter
  I [inställningarna](/settings) kan du en gång om dagen ladda ner allt vi har om dig som en fil; ett mejl säger till när den är klar, och den kan hämtas i sju dagar. Där ändrar du också dina uppgifter, ser och avslutar dina sessioner och raderar ditt konto.
  Du har rätt till tillgång, rättelse, radering, begränsning av behandlingen och dataportabilitet, och du kan invända mot behandlingen. Varje samtycke kan du när som helst återkalla för framtiden. Skriv till {email}.
  Vi svarar utan kostnad inom en månad. För att ingen annan ska få dina uppgifter kan vi be dig att skriva från kontots adress.
  # Din rätt att göra invändningar
  När vi behandlar uppgifter för vårt berättigade intresse har du rätt att när som helst göra invändningar, av skäl som hänför sig till just din situation (artikel 21 i GDPR). Mot direkt marknadsföring kan du alltid invända, utan att ange skäl. Skriv till {email}.
  # Inga beslut av maskiner
  Inget beslut med rättslig verkan för dig fattas enbart av ett program, och vi profilerar dig inte för reklam.
  # Klaga hos en myndighet
  Du kan lämna in ett klagomål till tillsynsmyndigheten för dataskydd i landet där du bor, i Sverige Integritetsskyddsmyndigheten (IMY) och i Finland dataombudsmannens byrå.
  Ansvarig tillsynsmyndighet för oss är: {data_authority}
`;
