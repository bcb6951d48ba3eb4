export const returnPolicy = `
  Teruggave en terugbetaling
  Wanneer je geld terugkrijgt, hoeveel, en hoe dat gaat.
  # Ongebruikte credits
  Binnen {refund_days} dagen na de aankoop kun je credits teruggeven die je nog niet hebt gebruikt. We betalen hun aandeel in de betaalde prijs terug.
  Credits die je op een andere manier kreeg, bijvoorbeeld bij de start, tellen als eerst gebruikt. Dat is in je voordeel.
  # Gebruikte credits
  Credits die je hebt uitgegeven aan bezorgde berichten, foto’s en cadeaus, betalen we niet terug. Wat niet is aangekomen, kost niets; is er toch iets afgeschreven, dan geven we het je terug.
  Hetzelfde geldt voor leden van wie je de foto’s alleen met premium zag: elk telt als één bericht, allemaal samen hoogstens half zoveel als je ongebruikte credits. We trekken alleen iets af als je bij de bestelling hebt gevraagd om meteen te beginnen; anders krijg je de hele prijs terug.
  # Verkeerd of dubbel afgeschreven
  Is een bedrag dubbel of buiten jou om afgeschreven, laat het ons dan weten. We zoeken het uit en betalen terug wat van jou is, ongeacht elke termijn.
  # Betaald, maar geen credits
  De meeste betalingen zijn er binnen enkele seconden; een overboeking of incasso kan een paar dagen duren. Komt er geld binnen voor een bestelling die al is vervallen, dan gaat het vanzelf terug. Hoe het ervoor staat, zie je bij [je betalingen](/transactions).
  # Zo werkt het
  Het snelst gaat het formulier op de pagina [Overeenkomst herroepen](/withdrawal): naam, bestelnummer, e-mailadres, klaar. Inloggen is niet nodig. Je kunt ook het [klachtenformulier](/complaints) gebruiken of schrijven naar {email}.
  Je krijgt meteen een bevestiging met nummer, datum en tijd. Kloppen bestelling en adres, dan begint de terugbetaling direct; al het andere bekijkt een mens.
  Het geld komt terug zoals je hebt betaald, uiterlijk na 14 dagen. Je wettelijke rechten blijven gelden.
  # Als een account eindigt
  Verwijder je je account, dan eindigen ongebruikte credits ermee; geef ze dus eerst terug. Zeggen wij op, dan betalen we gekochte credits die niet zijn gebruikt terug.
`;
