export const service = `
  Kundtjänst
  Hur du når människorna bakom {brand}, vad som händer sedan och var du hittar kvitton.
  # Skriv till oss
  Snabbast går det med [formuläret för klagomål och ärenden](/complaints): det fungerar utan inloggning, och du får genast en bekräftelse med nummer.
  Du kan också skicka ett mejl till {email}.
  # Ring oss
  På telefon: {phone}. Gäller det ditt konto ber vi dig visa att e-postadressen är din.
  # Det hjälper oss
  Nämn kontots e-postadress, vad som har hänt och när, och vid ett köp ordernumret. Skicka aldrig ditt lösenord eller fullständiga kortuppgifter till oss; vi frågar aldrig efter dem.
  # Vad som händer sedan
  En människa läser det du skrev och svarar till adressen du angav. Med numret i bekräftelsen ser du när som helst på sidan [Klagomål](/complaints) hur långt ärendet har kommit.
  Fattar vi ett beslut säger vi varför. Håller du inte med kan du överklaga där, gratis, inom sex månader.
  Många svar hittar du direkt under [vanliga frågor](/pages/faq).
  # Kvitton för köp
  Varje köp bekräftas via mejl. Kvittot med moms finns som pdf vid var och en av [dina betalningar](/transactions), och länken i bekräftelsen öppnar det även utan inloggning.
  # Någon beter sig illa
  Anmäl medlemmen direkt i profilen eller i chatten och blockera personen. Vid akut fara ska du vända dig till polisen först.
`;
