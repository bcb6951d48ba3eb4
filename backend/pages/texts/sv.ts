import type { PageTexts } from '../page-texts.ts';

export const sv: PageTexts = {
  terms: `
    Allmänna villkor
    Vad som gäller mellan dig och {brand}: konto, fiktiva profiler, krediter, regler och avslut.
    # Vem du har avtal med
    {brand} drivs av {company}, {address}. När du öppnar ett konto ingår du ett kostnadsfritt användaravtal med oss. Kostnader uppstår först när du köper krediter.
    # Ditt konto
    Du måste vara minst {min_age} år och ange din ålder sanningsenligt. Kontot är bara för dig; lämna inte ut ditt lösenord. Innan andra kan svara dig bekräftar du din e-postadress.
    Din profil syns för medlemmar hos alla varumärken som delar samma medlemskrets. Du kan bara logga in hos det varumärke där du registrerade dig.
    # Fiktiva profiler
    {fictional}
    Fiktiva profiler bär den beteckningen överallt där de visas. Texter som skrivits av en maskin är märkta som automatiska. I sökningen kan du utelämna fiktiva profiler.
    # Krediter och priser
    Att titta på profiler och gilla är gratis. Meddelanden kostar krediter; vad ett meddelande kostar står vid skickaknappen. Ett meddelande som inte levererades kostar ingenting.
    Krediter köper du i paket med en engångsbetalning. Det finns ingen prenumeration och ingen automatisk förlängning. Alla priser innehåller moms. Utan köp kan du starta upp till 2 samtal och ladda upp upp till 3 foton.
    # Hur vi bemöter varandra
    Hot, trakasserier, hat, reklam, bedrägeri, allt som rör minderåriga, andras foton och att publicera andras uppgifter är förbjudet. Du kan anmäla eller blockera vilken medlem som helst.
    Bryter en medlem mot reglerna kan vi ta bort innehåll eller stänga av konton. Vi anger skälet och du kan överklaga; hur det går till står på sidan om avstängning.
    # Avsluta avtalet
    Du kan radera ditt konto när som helst, utan uppsägningstid och utan skäl. Inom 14 dagar kan det återställas via en länk i ett mejl, därefter raderas dina uppgifter. Vi kan säga upp avtalet med 30 dagars varsel, vid tungt vägande skäl genast; köpta krediter som inte använts betalas då tillbaka.
    # Ansvar och lag
    Vi ansvarar obegränsat för uppsåt, grov oaktsamhet och skada på liv och hälsa, i övrigt bara för brott mot väsentliga skyldigheter och upp till den förutsebara skadan. Tvingande rättigheter i landet där du bor gäller alltid.
    Om vi ändrar villkoren säger vi till i förväg. Den version vars datum står på sidan gäller.
  `,
  privacy: `
    Integritet
    Vilka uppgifter {brand} behandlar, varför, hur länge och vilka rättigheter du har.
    # Vem som är ansvarig
    Personuppgiftsansvarig är {company}, {address}. Vi svarar på frågor om integritet på {email}.
    # Vilka uppgifter vi behandlar
    Vid registreringen: e-postadress, namn, födelsedatum, kön, ort och en oåterkallelig hash av ditt lösenord. Därefter allt du själv fyller i eller skriver: profiluppgifter, foton, gillanden, meddelanden, anmälningar. Vid köp belopp, tidpunkt och betalsätt.
    Av tekniska skäl behandlar vi din IP-adress för att leverera sidan, begränsa missbruk och känna igen ditt land. Loggar innehåller varken meddelanden eller e-postadresser.
    # Uppgifter om din sexualitet
    Vem du söker kan säga något om din sexualitet. Sådana uppgifter behandlar vi bara med ditt uttryckliga samtycke enligt artikel 9 i GDPR, som vi ber om särskilt vid registreringen. Du kan återkalla det när som helst genom att radera ditt konto.
    # Varför och på vilken grund
    Vi behöver uppgifterna för att uppfylla avtalet med dig: visa din profil, leverera meddelanden och hantera betalningar. Skydd mot missbruk och bedrägeri vilar på vårt berättigade intresse, sparande av fakturor på lagkrav, pushmeddelanden på ditt samtycke.
    # Vem som får uppgifter
    Din profil ses av medlemmar hos alla varumärken i samma krets och, där sökningen är öppen utan inloggning, även av besökare. Sökmotorer får bara ta upp den om du tillåter det. Leverantörer för drift, e-post och betalning får bara det de behöver för sin uppgift. Reklampartner får klicknummer, status och belopp, aldrig profiluppgifter.
    Ingen sida hos {brand} hämtar innehåll från tredje part.
    # Hur länge
    Obekräftade konton raderar vi efter 30 dagar. Efter en radering kan kontot återställas i 14 dagar, sedan raderas dina uppgifter. Bokföring sparas utan namn så länge lagen kräver det.
    # Dina rättigheter
    Du kan begära tillgång, rättelse, radering, begränsning och en kopia av dina uppgifter och invända mot behandlingen. Skriv till {email}. Du kan också klaga hos dataskyddsmyndigheten i ditt land.
  `,
  cookies: `
    Kakor
    Vilka kakor {brand} sätter, vad de är till för och hur länge de finns kvar.
    # Bara det nödvändiga
    {brand} sätter inga kakor för reklam eller spårning och bäddar inte in något från tredje part. Därför frågar ingen banner efter ditt samtycke.
    # Våra kakor
    __Host-vonk: håller dig inloggad. Innehållet är krypterat och skript kan inte läsa det. 30 dagar.
    vonk_in: minns bara att du är inloggad, så att sidan ser rätt ut direkt. 30 dagar.
    vonk_locale: minns språket du valt. 365 dagar.
    vonk_country: minns landet du valt för priserna. 365 dagar.
    # Lagring i din webbläsare
    För att inget ska gå förlorat stannar utkast till meddelanden och registrering i din webbläsare, ditt lösenord aldrig. Vilka meddelanderutor du stängt sparas också bara där.
    # Radera
    När du loggar ut avslutas sessionen. Allt annat raderar du i webbläsarens inställningar; sedan får du logga in och välja språk igen.
  `,
  ban: `
    Avstängning
    När {brand} stänger av någon, vem som bestämmer det och vad du kan göra åt det.
    # Låst efter fel lösenord
    Efter 5 felaktiga lösenord är inloggningen låst i 15 minuter. Det skyddar ditt konto mot gissningar. Sedan öppnas det av sig självt.
    # Avstängd på grund av regelbrott
    Vi stänger av konton som tillhör minderåriga och konton som används för hot, trakasserier, bedrägeri, reklam, andras foton eller andra allvarliga brott mot villkoren. Vid mindre regelbrott tar vi först bort innehållet.
    Du får veta vad vi invänder mot, vilken regel det gäller och hur länge avstängningen varar.
    # Överklaga
    Tycker du att avstängningen är fel, skriv till oss via klagomålsformuläret eller till {email}. En människa prövar fallet igen och svarar med skäl. Det går utan inloggning och kostar inget. Därefter kan du vända dig till tvistlösning utanför domstol eller till domstol.
    # Du vill stänga av dig själv
    Vill du inte längre bli insläppt, skriv till oss från adressen till ditt konto. Vi stänger kontot och tar inte emot något nytt med den adressen förrän du säger något annat.
  `,
  'return-policy': `
    Retur och återbetalning
    När du får pengarna tillbaka och hur det går till.
    # Oanvända krediter
    Inom {refund_days} dagar efter köpet kan du lämna tillbaka krediter som du inte har använt. Vi betalar tillbaka deras andel av priset.
    # Använda krediter
    Krediter som du lagt på levererade meddelanden betalas inte tillbaka. Meddelanden som inte levererats kostar inget; har något ändå dragits får du tillbaka det.
    # Fel eller dubbelt debiterat
    Har ett belopp dragits två gånger eller utan din medverkan, hör av dig. Vi utreder det och betalar tillbaka det du har rätt till, oavsett tidsgräns.
    # Så gör du
    Skriv till oss via klagomålsformuläret eller till {email} och ange e-postadressen till ditt konto och köpet. Du får en bekräftelse med nummer, datum och tid. Pengarna kommer tillbaka samma väg som du betalade, senast efter 14 dagar.
    Din lagstadgade ångerrätt påverkas inte.
  `,
  faq: `
    Vanliga frågor
    Korta svar om registrering, fiktiva profiler, kostnader och säkerhet.
    # Vad kostar {brand}?
    Att registrera sig, söka, titta på profiler och gilla kostar inget. Meddelanden kostar krediter; priset står vid knappen innan du skickar. Du betalar en gång, det finns ingen prenumeration.
    # Vad är fiktiva profiler?
    {fictional}
    Ordet står på fotot, i profilen och i samtalet. I sökningen kan du välja att bara se riktiga medlemmar.
    # Bekräftelsemejlet kommer inte fram. Vad gör jag?
    Titta i skräpposten. Du kan få mejlet skickat igen och samtidigt ändra adressen, högst en gång i minuten och fem gånger om dagen.
    # Varför kan ingen svara mig?
    Så länge din e-postadress inte är bekräftad syns inte din profil och meddelanden når dig inte. Öppna länken i mejlet så är du igång.
    # Mitt konto är låst. Hur länge?
    Efter 5 felaktiga lösenord varar låset i 15 minuter. Vänta och försök sedan igen.
    # Hur blir jag av med någon?
    Öppna profilen och tryck på blockera. Ni slutar se varandra direkt, och ingen av er kan skriva till den andra.
    # Hur raderar jag mitt konto?
    Skriv till {email} om du inte hittar det i inställningarna. Du kan ändra dig inom 14 dagar.
  `,
  service: `
    Kundservice
    Så når du människorna bakom {brand}.
    # Skriv till oss
    Snabbast går det med formuläret för klagomål och ärenden: det fungerar utan inloggning och du får genast en bekräftelse med nummer. Du kan också mejla {email}.
    # Ring oss
    Du når oss på telefon {phone}. Gäller frågan ditt konto ber vi dig att visa vem du är via din e-postadress.
    # Det som hjälper oss
    Ange e-postadressen till ditt konto, vad som hände och när. Skicka aldrig ditt lösenord eller fullständiga kortuppgifter; vi frågar heller aldrig efter dem.
    # Någon beter sig illa
    Anmäl medlemmen direkt i profilen eller i samtalet och blockera. Vid akut fara, vänd dig först till polisen.
  `,
  imprint: `
    Om företaget
    Vem som driver {brand} och hur du når oss.
    # Leverantör
    {company}
    {address}
    # Kontakt
    E-post: {email}
    Telefon: {phone}
    # Register och skatt
    Handelsregister (KvK): {kvk}
    Momsregistreringsnummer: {vat}
    # Tvister
    Vänd dig först till oss med klagomål, helst via klagomålsformuläret. Vi deltar inte i förfaranden hos tvistlösningsnämnder om inte lagen kräver det.
    # Kontaktpunkt för myndigheter och användare
    Kontaktpunkten enligt artiklarna 11 och 12 i förordningen om digitala tjänster är {email}. Du kan skriva på tyska och engelska.
    # Ortnamn
    Orter och deras läge kommer delvis från GeoNames (geonames.org), licens CC BY 4.0.
  `,
  withdrawal: `
    Ångra avtalet
    Din ångerrätt, tidsfristen och hur du ångrar dig utan inloggning.
    # Din rätt
    Du kan ångra ett köp av krediter inom {refund_days} dagar, och alltid inom 14 dagar, utan att ange något skäl. Tiden börjar på köpdagen. Det räcker att du skickar meddelandet innan den har gått ut.
    # Så ångrar du dig
    Använd klagomålsformuläret med ärendet ”Ånger av ett avtal”: namn, e-postadress, köp, skicka. Ingen inloggning behövs. Du får genast en bekräftelse med nummer, datum och tid via e-post.
    Du kan också skriva formlöst till {email} eller per brev till {company}, {address}.
    # Vad som händer sedan
    Vi betalar tillbaka priset senast 14 dagar efter att du ångrat dig, på samma sätt som du betalade. Har du uttryckligen bett oss börja genast och redan använt krediter drar vi av deras andel. Oanvända krediter upphör med återbetalningen.
    # Mall
    ”Till {company}, {address}, {email}: Jag ångrar härmed mitt avtal om köp av krediter hos {brand}. Köpt den: … Namn: … Kontots e-postadress: … Datum: …”
  `,
  accessibility: `
    Tillgänglighet
    Vad vi gör för att alla ska kunna använda {brand}, och hur du anmäler hinder.
    # Vårt mål
    {brand} ska följa riktlinjerna WCAG 2.2 på nivå AA, på alla språk. Det kräver också den europeiska tillgänglighetslagstiftningen.
    # Vad vi gör
    Allt går att använda med tangentbordet, fokus syns, kontraster och textstorlekar är kontrollerade, och med reducerad rörelse står sidan stilla. Skärmläsare läser upp avsändare och tid för varje meddelande. Offentliga sidor fungerar även utan JavaScript.
    # Där det ännu brister
    Medlemmarnas foton saknar utförlig beskrivning, eftersom bara medlemmarna vet vad de visar.
    # Hittat ett hinder?
    Berätta för oss: {email} eller via klagomålsformuläret. Ange sidan och ditt hjälpmedel. Är du inte nöjd med svaret kan du vända dig till tillsynsmyndigheten i ditt land.
  `,
};
