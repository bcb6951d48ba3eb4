export const withdrawal = `
  Overeenkomst herroepen
  Je herroepingsrecht, de termijn en hoe je hier zonder inloggen herroept.
  # Je recht
  Je kunt een aankoop van credits binnen {refund_days} dagen zonder opgave van redenen herroepen. In de Nederlandse wet heet dat ontbinden.
  De termijn begint op de dag na de aankoop en verstrijkt aan het einde van de laatste dag, in de tijd van waar je woont. Is dat een zaterdag, zondag of feestdag, dan verstrijkt de termijn aan het einde van de eerstvolgende werkdag. Het is genoeg dat je de herroeping verstuurt voordat de termijn is verstreken.
  # Zo herroep je
  Vul het formulier boven aan deze pagina in: naam, bestelnummer, e-mailadres, bevestigen. Inloggen is niet nodig. Je krijgt meteen per e-mail een bevestiging met ontvangstnummer, datum en tijd.
  Je kunt ook een e-mail sturen naar {email} of een brief aan {company}, {address}; een vaste vorm is niet nodig. Je mag daarvoor het modelformulier hieronder gebruiken, maar dat hoeft niet; vul het alleen in als je de overeenkomst wilt herroepen.
  # Wat er dan gebeurt
  We betalen de prijs meteen terug, uiterlijk 14 dagen nadat we je herroeping hebben ontvangen, met hetzelfde betaalmiddel als waarmee je hebt betaald, en rekenen daar niets voor.
  Heb je bij de bestelling uitdrukkelijk gevraagd om meteen te beginnen en al credits uit deze aankoop gebruikt, dan trekken we het deel van de prijs af dat daarbij hoort. Heb je dat niet gevraagd, dan krijg je de hele prijs terug. Ongebruikte credits vervallen met de terugbetaling. Meer op de pagina [Terugbetalingen](/pages/return-policy).
  # Modelformulier voor herroeping
  “Aan {company}, {address}, {email}: Ik deel je hierbij mee dat ik mijn overeenkomst over de aankoop van credits bij {brand} herroep. Besteld op: … Bestelnummer: … Naam: … Adres: … E-mailadres van het account: … Handtekening (alleen op papier): … Datum: …”
`;
