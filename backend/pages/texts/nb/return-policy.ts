export const returnPolicy = `
  Retur og tilbakebetaling
  Når du får penger tilbake, hvor mye, og hvordan det går til.
  # Ubrukte credits
  Innen {refund_days} dager etter kjøpet kan du returnere credits du ennå ikke har brukt. Vi betaler tilbake deres andel av prisen du betalte.
  Credits du har fått på annen måte, for eksempel til å begynne med, regnes som brukt først. Det er til din fordel.
  # Brukte credits
  Credits du har brukt på leverte meldinger, bilder og gaver, betales ikke tilbake. Det som ikke ble levert, koster ingenting; er noe likevel trukket, får du det igjen.
  Det samme gjelder medlemmer du bare har sett bildene til med premium: Hvert teller som én melding, alle til sammen høyst halvparten så mye som de ubrukte creditsene dine. Vi trekker bare fra noe hvis du ba oss begynne med en gang da du bestilte; ellers får du hele prisen tilbake.
  # Trukket feil eller to ganger
  Er et beløp trukket to ganger, eller uten at du har gjort noe, så si fra. Vi undersøker det og betaler tilbake det som er ditt, uansett frist.
  # Betalt, men ingen credits
  De fleste betalinger er der på sekunder; en bankoverføring eller direkte debitering kan ta noen dager. Kommer det penger for en bestilling som allerede er falt bort, går de tilbake av seg selv. Hvordan det står til, ser du under [betalingene dine](/transactions).
  # Slik gjør du
  Raskest går det med skjemaet på siden [Angre avtalen](/withdrawal): navn, ordrenummer, e-postadresse, ferdig. Du trenger ikke logge inn. Du kan også bruke [klageskjemaet](/complaints) eller skrive til {email}.
  Du får straks en bekreftelse med nummer, dato og klokkeslett. Passer bestilling og adresse sammen, begynner tilbakebetalingen med en gang; alt annet ser et menneske på.
  Pengene kommer tilbake slik du betalte, senest etter 14 dager. Dine lovbestemte rettigheter gjelder fortsatt.
  # Når en konto avsluttes
  Sletter du kontoen, avsluttes ubrukte credits med den, så returner dem først. Sier vi opp avtalen, betaler vi tilbake kjøpte credits som ikke er brukt.
`;
