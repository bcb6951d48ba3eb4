export const service = `
  Kundtjänst
  Hur du når människorna bakom {brand}, vad som händer sedan och var du hittar kvitton.
  # Skriv till oss
  Snabbast går det med [formuläret för klagomål och ärenden](/complaints): det fungerar utan inloggning, och du får genast ett kvitto med nummer.
  Du kan också skicka ett mejl till {email}.
  # Ring oss
  På telefon: {phone}. Vid frågor om ditt konto ber vi dig då visa att e-postadressen är din.
  # Det hjälper oss
  Nämn kontots e-postadress, vad som har hänt och när, och vid ett köp ordernumret. Skicka aldrig ditt lösenord eller hela kortuppgifter till oss; vi frågar aldrig efter dem.
  # Vad som händer sedan
  En människa läser det du skrev och svarar till adressen du angav. Med numret på ditt kvitto ser du när som helst på sidan [Klagomål](/complaints) hur det står till.
  Beslutar vi något säger vi varför. Är du av en annan mening kan du begära omprövning där gratis inom sex månader.
  Många svar hittar du direkt under [vanliga frågor](/pages/faq).
  # Kvitton för köp
  Varje köp bekräftas via mejl. Kvittot med moms finns som pdf vid var och en av [dina betalningar](/transactions), och länken i bekräftelsen öppnar det även utan inloggning.
  # Någon beter sig illa
  Anmäl medlemmen direkt i profilen eller i samtalet och blockera personen. Vid akut fara, vänd dig först till polisen.
`;
