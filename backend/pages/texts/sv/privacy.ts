export const privacy = `
  Integritet
  Vilka uppgifter {brand} behandlar, varför, hur länge, vem som får dem och vilka rättigheter du har.
  # Vem som ansvarar
  Personuppgiftsansvarig är {company}, {address}. Vi svarar på frågor om integritet via {email}.
  # Vilka uppgifter vi behandlar
  - När du blir medlem: e-postadress, namn, födelsedatum, kön, vem du söker, ort och en hash av ditt lösenord som inte kan vändas. Andra ser din ålder, aldrig datumet.
  - I din profil: uppgifter, intressen, bilder och det du skriver om dig själv.
  - Med andra: likes, meddelanden, gåvor, blockeringar, anmälningar och dina egna anteckningar.
  - Vid köp: paket, belopp, tidpunkt, land och betalsätt. Vid autogiro också kontohavare, adress, mobilnummer och de sista siffrorna i IBAN; hela IBAN går bara till betaltjänsten. Så länge du kan ångra ett köp, och upp till 30 dagar därefter, också vilka medlemmars bilder du bara har sett med premium.
  - En kod gjord med en hemlig nyckel av din e-postadress och av kortet eller kontot du betalade med: 180 dagar efter att du raderat kontot. Bredvid står vilka gåvor och rabatter som redan getts, hur många samtal som påbörjats gratis och vem som har blockerat vem. Den finns bara för att gåvor inte ska ges två gånger och för att blockeringar ska gälla även efter en ny registrering; adressen går inte att läsa ut ur den.
  - För din säkerhet: när, med vilken webbläsare och från vilket land någon loggade in på ditt konto.
  - Av tekniska skäl din IP-adress, för att leverera sidan, begränsa missbruk och känna igen ditt land. Vi sparar den inte. Loggar innehåller varken meddelanden eller e-postadresser.
  # Uppgifter om din sexualitet
  Vem du söker kan säga något om din sexualitet. Sådana uppgifter behandlar vi bara med ditt uttryckliga samtycke enligt artikel 9 i GDPR, som vi ber om särskilt när du blir medlem. Du kan när som helst ta tillbaka det genom att radera kontot.
  # Varför och på vilken grund
  - För att fullgöra avtalet med dig (artikel 6.1 b i GDPR): visa din profil, leverera meddelanden, hantera betalningar.
  - För att lagen kräver det (artikel 6.1 c): spara bokföring, hantera anmälningar och besluta om dem.
  - För vårt berättigade intresse (artikel 6.1 f): skydd mot missbruk och bedrägeri, räkna besök utan person.
  - Med ditt samtycke (artikel 6.1 a): pushmeddelanden, nyheter och erbjudanden per mejl, statistik om användning, att meddela en partner, att hittas av sökmotorer, reklam med din profil.
  - Varje samtycke och varje återtagande noteras med datum. Listan finns i [inställningarna](/settings).
  # Vem som får uppgifter
  - Medlemmar på alla varumärken i samma medlemskrets ser din profil, och besökare gör det där sökningen är öppen utan inloggning, om du inte stänger av det. I inställningarna kan du dölja ålder, ort och aktivitet och välja varumärken.
  - Sökmotorer får bara visa din profil, och vi får bara göra reklam med den, om du tillåter det. Båda ändrar du i inställningarna.
  - Leverantörer av drift, mejl, sms och betalning får bara det de behöver för sin uppgift.
  - Webbläsarens pushtjänst för fram våra meddelanden krypterade.
  - Begär ett varumärke bevis på ålder får tjänsten som kontrollerar det varken namn eller adress av oss, och vi får bara resultatet.
  Ingen sida hos {brand} hämtar innehåll från tredje part.
  # Reklampartner och statistik
  Kommer du via en partners länk står partnerns beteckningar och klickets nummer i adressen. Vi räknar att det fanns ett sådant besök, utan IP-adress och utan person. Din webbläsare minns ursprunget tills du stänger fliken, med ditt ja på sidan [Kakor](/pages/cookies) i 90 dagar; blir du medlem sparar vi det med ditt konto.
  Bara om du tillåter det, när du blir medlem eller i inställningarna, berättar vi för partnern vad det blev av klicket: numret och partnerns egna beteckningar, statusen (medlem, köp, avvisat), vid ett köp beloppet och ett nummer från oss som står för det. Aldrig något ur din profil, ditt namn eller din adress.
  Vilka sidor som lämnas och när räknar vi utan person. Tillsammans med ditt konto sparar vi det bara om du har slagit på statistik.
  # Bilder och platser
  Vi beskär dina bilder på nytt och tar bort allt som kameran skrev i dem, som platsen där de togs. Andra bilder än huvudbilden ses bara skarpt av premiummedlemmar.
  Vi frågar efter din position först när du trycker på knappen för det. Vi avrundar den, söker upp närmaste ort och sparar inte positionen.
  # Mejl och pushmeddelanden
  Mejl som du ber om eller som hör till ett köp eller ett beslut får du alltid. Allt annat väljer du under [aviseringar](/notifications), och varje sådant mejl har en länk som stoppar dem med ett klick. När ett sådant mejl skickades sparar vi i 30 dagar.
  Pushmeddelanden kommer först när du har tillåtit dem i webbläsaren. De nämner avsändaren, aldrig texten, och upphör när du loggar ut där.
  # Hur länge
  - Konton som aldrig bekräftades: 30 dagar.
  - Raderade konton: 14 dagar då du kan komma tillbaka, sedan raderas profil, bilder, meddelanden och likes. Det andra har skrivit förblir deras.
  - Inloggningar: 90 dagar. En session: 30 dagar.
  - Bokföring och kvitton: upp till 10 år, då utan ditt namn, under ett nummer.
  - Ditt samtycke till villkor och känsliga uppgifter: 4 år efter raderingen, som bevis. En kod gjord av IBAN för att känna igen det: 13 månader; studsade ett autogiro: 4 år.
  - Anmälningar och beslut: tills beslut är fattat och ingen längre kan begära omprövning, alltså sex månader efter beslutet; sedan finns bara beslutet kvar.
  - Säkerhetskopior: högst 30 dagar.
  - Räknade besök: 14 månader. Vad partner har svarat: 180 dagar.
  # Dina rättigheter
  I [inställningarna](/settings) kan du en gång om dagen ladda ner allt vi har om dig som en fil; ett mejl säger till när den är klar, och den kan hämtas i sju dagar. Där ändrar du också dina uppgifter, ser och avslutar dina sessioner och raderar ditt konto.
  Du har rätt till tillgång, rättelse, radering, begränsning och en kopia av dina uppgifter, och du kan invända mot behandlingen. Varje samtycke kan du ta tillbaka för framtiden. Skriv till {email}.
  Vi svarar inom en månad och gratis. För att ingen annan ska få dina uppgifter ber vi dig kanske skriva från kontots adress.
  # Inga beslut av maskiner
  Inget beslut med rättslig verkan för dig fattas av ett program ensamt, och vi gör ingen profil av dig för reklam.
  # Klaga hos en myndighet
  Du kan klaga hos dataskyddsmyndigheten i landet där du bor.
  Myndigheten för oss är: {data_authority}
`;
