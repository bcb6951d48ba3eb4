export const cookies = `
  Kakor
  Vilka kakor {brand} sätter, vad mer som stannar i din webbläsare, varför och hur länge.
  # Bara det som behövs
  {brand} sätter inga kakor för reklam eller spårning och bäddar inte in något från tredje part. Därför ber ingen ruta om ditt samtycke.
  Det som kräver samtycke är avslaget tills du slår på det längst ner på den här sidan eller i [inställningarna](/settings), och det är lika lätt att slå av igen.
  # Våra kakor
  - __Host-vonk: håller dig inloggad. Innehållet är krypterat och skript kan inte läsa det. 30 dagar.
  - vonk_in: minns bara att du är inloggad, så att sidan ser rätt ut genast. 30 dagar.
  - __Host-vonk_device: minns att du har loggat in på den här enheten förut, så att ingen kan stänga ute dig genom att gissa ditt lösenord. Innehållet är krypterat, används inte för att spåra dig och ligger kvar när du loggar ut. 365 dagar.
  - vonk_locale: minns språket du valde. 365 dagar.
  - vonk_country: minns landet du valde för priserna. 365 dagar.
  # Webbläsarens minne
  För att inget ska gå förlorat stannar en del bara i din webbläsare:
  - utkast till meddelanden och till din registrering, men aldrig ditt lösenord
  - meddelanden som ännu väntar på anslutning
  - vilka rutor med information du har stängt, och när
  - orten som hittades för din position, i en timme
  - att den här webbläsaren får pushmeddelanden
  - tills du stänger fliken: länken eller inbjudan du kom via, och halvt ifyllda formulär
  # Besöksräkning och partner
  Kommer du via en partners länk minns vi ursprunget tills du stänger fliken, och besöket räknas utan koppling till en person och utan din IP-adress. Blir du medlem sparar vi ursprunget med ditt konto.
  Säger du ja längst ner på den här sidan minns webbläsaren i 90 dagar vilken länk du först kom från. Bara med ditt samtycke sparar vi statistik tillsammans med ditt konto, eller berättar för partnern att du har blivit medlem eller köpt något. Vad partnern får veta står i vår [integritetspolicy](/pages/privacy).
  # Ta bort
  När du loggar ut avslutas sessionen. Allt annat tar du bort i webbläsarens inställningar; därefter får du logga in igen och välja språk på nytt.
`;
