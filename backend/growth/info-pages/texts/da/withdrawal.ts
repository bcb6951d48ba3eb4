export const withdrawal = `
  Fortryd aftale
  Din fortrydelsesret, fristen, og hvordan du fortryder her uden login.
  # Din ret
  Du kan fortryde et køb af credits uden begrundelse inden for {refund_days} dage.
  Fristen begynder dagen efter købet og slutter, når dens sidste dag er gået der, hvor du bor. Er det en lørdag, søndag eller helligdag (i Danmark også grundlovsdag, juleaftensdag eller nytårsaftensdag), slutter fristen den følgende hverdag. Det er nok, at du sender fortrydelsen, før fristen er udløbet.
  # Sådan fortryder du
  Udfyld formularen øverst på denne side: navn, ordrenummer, e-mailadresse, bekræft. Du behøver ikke logge ind. Du får straks en bekræftelse med sagsnummer, dato og klokkeslæt på mail.
  Du kan også bare skrive til {email} eller sende et brev til {company}, {address}, med dine egne ord eller med formularen nedenfor.
  # Hvad der så sker
  Vi betaler prisen tilbage uden unødig forsinkelse, senest 14 dage efter at vi har modtaget din fortrydelse, på samme måde som du betalte, og tager intet for det.
  Har du allerede brugt credits fra dette køb, trækker vi deres andel fra, hvis du udtrykkeligt bad os begynde med det samme. Bad du ikke om det, får du hele prisen tilbage. Ubrugte credits bortfalder med tilbagebetalingen. Læs mere under [Returnering og refusion](/pages/return-policy).
  # Standardfortrydelsesformular
  »(Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.) Til {company}, {address}, {email}: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om credits hos {brand}. Bestilt den: … Ordrenummer: … Forbrugerens navn: … Forbrugerens adresse: … Kontoens e-mailadresse: … Forbrugerens underskrift (kun hvis formularens indhold meddeles på papir): … Dato: …«
`;
