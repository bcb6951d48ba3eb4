export const faq = `
  Vanliga frågor
  Korta svar om priser, fiktiva profiler, matcher, foton, trygghet, mejl och att radera kontot.
  # Vad kostar {brand}?
  Det är gratis att bli medlem, söka, titta på profiler, ge likes och läsa meddelanden. Priser i credits: meddelande {message_credits}, bild i en chatt {photo_credits}, present {gift_credits}. Du ser priset på knappen innan du skickar.
  Vad credits kostar i ditt land står på sidan [Priser](/pricing). Credits att börja med, så snart din e-postadress är bekräftad: {signup_credits}.
  # Finns det en prenumeration?
  Nej. Du betalar en gång för ett paket credits, inget förnyas och det finns inget att säga upp. Credits har ingen sista dag så länge ditt konto finns.
  # Hur kan jag betala?
  Vilka betalsätt som fungerar i ditt land står på sidan [Priser](/pricing) och igen före varje beställning. Beloppet dras en gång. Kvittot finns som pdf vid varje betalning bland [dina betalningar](/transactions).
  # Vad är fiktiva profiler?
  {fictional}
  Märkningen finns på bilden, i profilen, i chatten och i varje mejl. När en maskin svarar står det också.
  # Hur ser jag bara riktiga medlemmar?
  Välj ”Bara riktiga medlemmar” bland filtren i sökningen. Är du inloggad kommer vi ihåg [din sökning](/members).
  # Hur blir det en match?
  Du gillar någon och den personen gillar dig: då är det en match, och båda får veta det. Likes är gratis. I Swipespelet kan du ge 4 likes om dagen.
  # Bekräftelsemejlet kommer inte. Vad gör jag?
  Titta först i skräpposten. Du kan få mejlet skickat igen och samtidigt ändra adressen, högst en gång i minuten och fem gånger om dagen.
  Kommer det aldrig något kan du skriva till oss: {email}. Länken i mejlet gäller i 14 dagar.
  # Varför kan ingen svara mig?
  Så länge din e-postadress inte är bekräftad syns inte din profil, och meddelanden når dig inte. Öppna länken i mejlet, så är du i gång.
  # Vem ser mina foton?
  Alla ser ditt huvudfoto. Dina andra foton ser bara premiummedlemmar skarpt, alla andra ser dem suddigt. Utan köp kan du visa 3 foton, som premiummedlem 25.
  Vi kan komma att granska foton innan de visas. Uppgiften om var ett foto är taget tar vi bort ur filen.
  # Hur gammal måste jag vara?
  Minst {min_age} år. Vi frågar efter födelsedatum när du blir medlem; andra ser bara din ålder, och den kan du också dölja. Minderårigas konton stänger vi av.
  # Hur blir jag av med någon?
  Öppna profilen eller chatten och välj ”Blockera”. Ni ser genast inte varandra längre, och ingen av er kan skriva till den andra. Du kan ändra det i [inställningarna](/settings).
  # Någon ber mig om pengar. Vad ska jag göra?
  Betala inte, och skicka varken koder eller kopior av id-handlingar. Anmäl meddelandet direkt i chatten och blockera personen. Har du redan förlorat pengar ska du också göra en polisanmälan.
  # Jag får för många mejl. Hur stoppar jag dem?
  Under [notiser](/notifications) väljer du för varje sort om den ska komma direkt, dagligen eller aldrig, och ställer in tysta timmar. Varje sådant mejl har också en länk som stoppar det med ett klick.
  # Mitt konto är låst. Hur länge?
  Efter 5 fel lösenord är det låst i 15 minuter. Vänta, eller välj ett [nytt lösenord](/reset-password). Andra skäl förklaras på sidan [Avstängning](/pages/ban).
  # Vilka uppgifter har ni om mig?
  I [inställningarna](/settings) kan du ladda ner allt som en fil. Vad vi behandlar och varför står i vår [integritetspolicy](/pages/privacy).
  # Hur raderar jag mitt konto?
  I [inställningarna](/settings), längst ner under ”Radera konto”. Ingen kan se din profil från den stunden. I 14 dagar kan du få tillbaka kontot med länken i vårt mejl, sedan raderas allt för gott.
`;
