export const returnPolicy = `
  Terugbetalingen
  Wanneer je geld terugkrijgt, hoeveel, en hoe dat gaat.
  # Ongebruikte credits
  Binnen {refund_days} dagen kun je een aankoop zonder opgave van redenen herroepen. Voor credits die je nog niet hebt gebruikt, betalen we het deel van de prijs terug dat daarbij hoort.
  Credits die je op een andere manier kreeg, bijvoorbeeld bij de start, tellen we als het eerst gebruikt. Dat is in je voordeel.
  # Gebruikte credits
  Credits die je hebt uitgegeven aan afgeleverde berichten, foto’s en cadeaus, betalen we niet terug. Wat niet is afgeleverd, kost niets; zijn er toch credits afgeschreven, dan krijg je die terug.
  We trekken alleen iets af als je bij de bestelling hebt gevraagd om meteen te beginnen; anders krijg je de hele prijs terug.
  # Verkeerd of dubbel afgeschreven
  Is een bedrag dubbel of buiten jou om afgeschreven, laat het ons dan weten. We zoeken het uit en betalen terug wat van jou is, ook na afloop van de termijn.
  # Betaald, maar geen credits
  De meeste betalingen zijn er binnen enkele seconden; een overschrijving of SEPA-incasso kan een paar dagen duren. Komt er geld binnen voor een bestelling die al is vervallen, dan krijg je het vanzelf terug. Hoe het ervoor staat, zie je bij [je betalingen](/transactions).
  # Zo werkt het
  Het snelst gaat het formulier op de pagina [Overeenkomst herroepen](/withdrawal): naam, bestelnummer, e-mailadres, klaar. Inloggen is niet nodig. Je kunt ook het [klachtenformulier](/complaints) gebruiken of schrijven naar {email}.
  Je krijgt meteen een bevestiging met ontvangstnummer, datum en tijd. Kloppen bestelling en adres, dan begint de terugbetaling direct; al het andere bekijkt een medewerker.
  Je krijgt het geld terug met hetzelfde betaalmiddel als waarmee je hebt betaald, uiterlijk 14 dagen nadat we je herroeping hebben ontvangen. Je wettelijke rechten blijven gelden.
  # Als een account eindigt
  Verwijder je je account, dan vervallen ongebruikte credits. Loopt de herroepingstermijn nog, herroep de aankoop dan eerst. Zeggen wij op, dan betalen we gekochte credits die niet zijn gebruikt terug.
`;
