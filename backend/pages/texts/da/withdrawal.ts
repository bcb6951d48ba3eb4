export const withdrawal = `
  Fortryd aftale
  Din fortrydelsesret, fristen, og hvordan du fortryder her uden login.
  # Din ret
  Du kan fortryde et køb af credits inden {refund_days} dage uden at sige hvorfor.
  Fristen begynder dagen efter købet og slutter, når dens sidste dag er gået der, hvor du bor. Er det en lørdag, søndag eller helligdag, slutter den næste hverdag. Det er nok, at du sender fortrydelsen, før den slutter.
  # Sådan fortryder du
  Udfyld formularen nederst på denne side: navn, ordrenummer, e-mailadresse, bekræft. Du behøver ikke logge ind. Du får straks en bekræftelse med nummer, dato og klokkeslæt på e-mail.
  Du kan også skrive frit til {email} eller sende et brev til {company}, {address}.
  # Hvad der så sker
  Vi betaler prisen tilbage senest 14 dage efter din fortrydelse, ad samme vej som du betalte, og tager intet for det.
  Har du allerede brugt credits fra dette køb, trækker vi deres andel fra, fordi du udtrykkeligt bad os begynde med det samme. Medlemmer, hvis billeder du kun har set med premium, tæller også. Bad du ikke om det, får du hele prisen. Ubrugte credits bortfalder med tilbagebetalingen. Mere under [Returnering og refusion](/pages/return-policy).
  # Standardformular
  »Til {company}, {address}, {email}: Jeg fortryder hermed min aftale om køb af credits hos {brand}. Købt den: … Ordrenummer: … Navn: … Kontoens e-mailadresse: … Dato: …«
`;
