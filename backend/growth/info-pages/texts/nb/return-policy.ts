export const returnPolicy = `
  Retur og tilbakebetaling
  Når du får penger tilbake, hvor mye, og hvordan det går til.
  # Ubrukte credits
  Innen {refund_days} dager kan du angre et kjøp uten å oppgi noen grunn og returnere credits du ennå ikke har brukt. Vi betaler tilbake den delen av prisen du betalte for dem.
  Credits du har fått på annen måte, for eksempel i gave ved starten, regnes som brukt først. Det er til din fordel.
  # Brukte credits
  Credits du har brukt på leverte meldinger, bilder og gaver, betales ikke tilbake. Det som ikke ble levert, koster ingenting; er noe likevel trukket, får du det igjen.
  Vi trekker bare fra noe hvis du ba oss begynne med en gang da du bestilte; ellers får du hele prisen tilbake.
  # Trukket feil eller to ganger
  Er et beløp trukket to ganger, eller uten at du har gjort noe, så si fra. Vi undersøker det og betaler tilbake det du har krav på, uansett frist.
  # Betalt, men ingen credits
  De fleste betalinger kommer inn på sekunder; en bankoverføring eller direktebelastning kan ta noen dager. Kommer det penger for en bestilling som ikke lenger gjelder, går de tilbake av seg selv. Statusen ser du under [betalingene dine](/transactions).
  # Slik gjør du
  Raskest går det med skjemaet på siden [Angre avtalen](/withdrawal): navn, ordrenummer, e-postadresse, ferdig. Du trenger ikke å logge inn. Du kan også bruke [klageskjemaet](/complaints) eller skrive til {email}.
  Du får straks en bekreftelse med saksnummer, dato og klokkeslett. Hører bestillingen og adressen sammen, begynner tilbakebetalingen med en gang; alt annet ser et menneske på.
  Pengene kommer tilbake på samme måte som du betalte, senest 14 dager etter at vi har mottatt angremeldingen din. De lovbestemte rettighetene dine gjelder fortsatt.
  # Når en konto avsluttes
  Sletter du kontoen, faller ubrukte credits bort, så returner dem først. Sier vi opp avtalen, betaler vi tilbake kjøpte credits som ikke er brukt.
`;
