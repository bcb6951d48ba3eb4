export const withdrawal = `
  Overeenkomst herroepen
  Je herroepingsrecht, de termijn en hoe je hier zonder inloggen herroept.
  # Je recht
  Je kunt een aankoop van credits binnen {refund_days} dagen herroepen zonder opgaaf van redenen.
  De termijn begint op de dag na de aankoop en eindigt als de laatste dag voorbij is waar je woont. Is dat een zaterdag, zondag of feestdag, dan eindigt de termijn op de eerstvolgende werkdag. Het is genoeg dat je de herroeping verstuurt voordat die eindigt.
  # Zo herroep je
  Vul het formulier onder aan deze pagina in: naam, bestelnummer, e-mailadres, bevestigen. Inloggen is niet nodig. Je krijgt meteen per e-mail een bevestiging met nummer, datum en tijd.
  Je kunt ook vormvrij schrijven naar {email} of een brief sturen aan {company}, {address}.
  # Wat er dan gebeurt
  We betalen de prijs uiterlijk 14 dagen na je herroeping terug, zoals je hebt betaald, en rekenen daar niets voor.
  Heb je al credits uit deze aankoop gebruikt, dan trekken we hun aandeel af, omdat je uitdrukkelijk hebt gevraagd om meteen te beginnen. Leden van wie je de foto’s alleen met premium zag, tellen ook mee. Heb je dat niet gevraagd, dan krijg je de hele prijs. Ongebruikte credits vervallen met de terugbetaling. Meer onder [Teruggave en terugbetaling](/pages/return-policy).
  # Model
  “Aan {company}, {address}, {email}: Ik herroep hierbij mijn overeenkomst over de aankoop van credits bij {brand}. Gekocht op: … Bestelnummer: … Naam: … E-mailadres van het account: … Datum: …”
`;
