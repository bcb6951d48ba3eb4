export const withdrawal = `
  Ångra avtalet
  Din ångerrätt, hur länge den gäller och hur du ångrar avtalet här utan inloggning.
  # Din rätt
  Du kan ångra ett köp av credits inom {refund_days} dagar utan att säga varför.
  Ångerfristen räknas från dagen efter köpet och slutar när den sista dagen är över där du bor. Är den sista dagen en lördag, söndag eller helgdag slutar den nästa vardag. Det räcker att du skickar ångermeddelandet innan den är slut.
  # Så ångrar du
  Fyll i formuläret längst upp på sidan: namn, ordernummer, e-postadress, bekräfta. Ingen inloggning behövs. Du får genast en bekräftelse med nummer, datum och tid via mejl.
  Du kan också skriva med egna ord till {email} eller skicka brev till {company}, {address}.
  # Vad som händer sedan
  Vi betalar tillbaka priset senast 14 dagar efter att du har ångrat avtalet, på samma sätt som du betalade, och tar inget för det.
  Har du redan använt credits från köpet drar vi av deras andel, eftersom du uttryckligen bad oss börja genast. Bad du inte om det får du hela priset. Oanvända credits upphör med återbetalningen. Mer under [Retur och återbetalning](/pages/return-policy).
  # Mall
  ”Till {company}, {address}, {email}: Jag meddelar härmed att jag frånträder mitt avtal om köp av credits på {brand}. Beställt den: … Ordernummer: … Namn: … Kontots e-postadress: … Datum: …”
`;
