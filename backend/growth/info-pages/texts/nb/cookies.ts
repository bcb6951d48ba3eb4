export const cookies = `
  Informasjonskapsler
  Hvilke informasjonskapsler {brand} setter, hva som ellers blir i nettleseren din, hvorfor og hvor lenge.
  # Bare det nødvendige
  {brand} setter ingen informasjonskapsler for reklame eller sporing og henter ingenting fra tredjeparter. Derfor er det ikke noe banner som ber om samtykket ditt.
  Det som krever samtykke, er slått av til du slår det på nederst på denne siden eller i [innstillingene](/settings), og det er like lett å slå av igjen.
  # Informasjonskapslene våre
  - __Host-vonk: holder deg innlogget. Innholdet er kryptert, og skript kan ikke lese det. 30 dager.
  - vonk_in: husker bare at du er innlogget, slik at siden ser riktig ut med en gang. 30 dager.
  - __Host-vonk_device: husker at du har logget inn på denne enheten før, slik at ingen kan stenge deg ute ved å gjette på passordet ditt. Innholdet er kryptert, brukes ikke til sporing og blir værende når du logger ut. 365 dager.
  - vonk_locale: husker språket du valgte. 365 dager.
  - vonk_country: husker landet du valgte for prisene. 365 dager.
  # Lagring i nettleseren
  For at ingenting skal gå tapt, lagres noe bare i nettleseren din:
  - utkast til meldinger og til registreringen, men aldri passordet ditt
  - meldinger som fortsatt venter på nett
  - hvilke beskjeder du har lukket, og når
  - stedet som ble funnet for posisjonen din, i en time
  - at denne nettleseren får pushvarsler
  - til du lukker fanen: lenken eller invitasjonen du kom via, og halvt utfylte skjemaer
  # Telling og partnere
  Kommer du via lenken til en partner, huskes opprinnelsen til du lukker fanen, og besøket telles uten IP-adressen din og uten å knyttes til en person. Registrerer du deg, lagrer vi opprinnelsen sammen med kontoen din.
  Sier du ja nederst på denne siden, husker nettleseren i 90 dager hvilken lenke du først kom inn via. Bare hvis du sier ja, lagrer vi statistikk sammen med kontoen din eller forteller partneren at du er blitt medlem eller har kjøpt noe. Hva partneren får vite, står i [personvernerklæringen](/pages/privacy).
  # Sletting
  Når du logger ut, avsluttes økten. Alt annet sletter du i innstillingene i nettleseren; deretter må du logge inn igjen og velge språk på nytt.
`;
