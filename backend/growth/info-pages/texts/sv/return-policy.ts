export const returnPolicy = `
  Retur och återbetalning
  När du får tillbaka pengar, hur mycket, och hur det går till.
  # Oanvända credits
  Inom {refund_days} dagar efter köpet kan du lämna tillbaka credits som du ännu inte har använt. Vi betalar tillbaka deras andel av priset du betalade.
  Credits som du har fått på annat sätt, till exempel när du började, räknas som använda först. Det är till din fördel.
  # Använda credits
  Credits som du har använt för meddelanden, bilder och presenter som kom fram betalas inte tillbaka. Det som inte kom fram kostar ingenting; har credits ändå dragits får du tillbaka dem.
  Vi drar bara av något om du bad oss börja genast när du beställde; annars får du tillbaka hela priset.
  # Draget fel eller två gånger
  Har ett belopp dragits två gånger eller utan att du har gjort något? Hör av dig. Vi utreder det och betalar tillbaka det som är ditt, oavsett tidsgräns.
  # Betalt, men inga credits
  De flesta betalningar är framme på några sekunder; en banköverföring eller ett autogiro kan ta några dagar. Kommer det in pengar för en beställning som redan har avbrutits betalas de tillbaka automatiskt. Hur det går ser du under [dina betalningar](/transactions).
  # Så gör du
  Snabbast går det med formuläret på sidan [Ångra avtalet](/withdrawal): namn, ordernummer, e-postadress, klart. Ingen inloggning behövs. Du kan också använda [klagomålsformuläret](/complaints) eller skriva till {email}.
  Du får genast en bekräftelse med nummer, datum och tid. Stämmer beställning och adress börjar återbetalningen direkt; allt annat tittar en människa på.
  Pengarna kommer tillbaka på samma sätt som du betalade, senast efter 14 dagar. Dina lagstadgade rättigheter påverkas inte.
  # När ett konto upphör
  Raderar du ditt konto upphör oanvända credits med det, så lämna tillbaka dem först. Säger vi upp avtalet betalar vi tillbaka köpta credits som inte har använts.
`;
