export const faq = `
  Veelgestelde vragen
  Korte antwoorden over kosten, fictieve profielen, matches, foto’s, veiligheid, e-mails en het verwijderen van je account.
  # Wat kost {brand}?
  Aanmelden, zoeken, profielen bekijken, likes geven en berichten lezen is gratis. Prijzen in credits: bericht {message_credits}, foto in een gesprek {photo_credits}, cadeau {gift_credits}. Je ziet de prijs bij de knop voordat je iets verstuurt.
  Wat credits in jouw land kosten, staat op de pagina [Prijzen](/pricing). Credits bij de start, zodra je e-mailadres is bevestigd: {signup_credits}.
  # Is er een abonnement?
  Nee. Je betaalt één keer voor een pakket credits, er wordt niets verlengd en er valt niets op te zeggen. Credits verlopen niet zolang je account bestaat.
  # Hoe kan ik betalen?
  Welke betaalmethoden in jouw land werken, staat op de pagina [Prijzen](/pricing) en nog eens bij elke bestelling. Het bedrag wordt één keer afgeschreven. Een factuur als pdf vind je bij elk van [je betalingen](/transactions).
  # Wat zijn fictieve profielen?
  {fictional}
  Het woord staat op de foto, in het profiel, in het gesprek en in elke e-mail. Antwoordt er een programma, dan staat dat er ook bij.
  # Hoe zie ik alleen echte leden?
  Kies bij het zoeken in de filters “Alleen echte leden”. Als je bent ingelogd, onthouden we [je zoekopdracht](/members).
  # Hoe ontstaat een match?
  Jij vindt iemand leuk en die persoon vindt jou leuk: dan is het een match en horen jullie dat allebei. Likes zijn gratis. In het swipespel kun je 4 likes per dag geven.
  # De bevestigingsmail komt niet aan. Wat nu?
  Kijk eerst in je spammap. Je kunt de e-mail opnieuw laten sturen en daarbij het adres wijzigen, hoogstens één keer per minuut en vijf keer per dag.
  Komt er nooit iets aan, schrijf ons dan: {email}. De link in de e-mail is 14 dagen geldig.
  # Waarom kan niemand mij antwoorden?
  Zolang je e-mailadres niet is bevestigd, is je profiel niet zichtbaar en bereiken berichten je niet. Open de link in de e-mail en je kunt beginnen.
  # Wie ziet mijn foto’s?
  Iedereen ziet je hoofdfoto. De andere foto’s zijn alleen voor premiumleden scherp te zien, voor ieder ander onscherp. Zonder aankoop kun je 3 foto’s tonen, als premiumlid 25.
  Misschien bekijken we foto’s voordat ze verschijnen. De plaats waar een foto is gemaakt, verwijderen we uit het bestand.
  # Hoe oud moet ik zijn?
  Minstens {min_age} jaar. We vragen bij de aanmelding naar je geboortedatum; anderen zien alleen je leeftijd, en ook die kun je verbergen. Accounts van minderjarigen blokkeren we.
  # Hoe kom ik van iemand af?
  Open het profiel of het gesprek en kies “Blokkeren”. Jullie zien elkaar dan meteen niet meer en kunnen elkaar niet schrijven. Deblokkeren kan in de [instellingen](/settings).
  # Iemand vraagt me om geld. Wat moet ik doen?
  Betaal niets en stuur geen codes of kopieën van je identiteitsbewijs. Meld het bericht direct in het gesprek en blokkeer de persoon. Ben je al geld kwijt, ga dan ook naar de politie.
  # Ik krijg te veel e-mails. Hoe stop ik ze?
  Bij de [meldingen](/notifications) kies je voor elke soort of die meteen, dagelijks of nooit komt, en stel je stille uren in. In elk van die e-mails staat ook een link waarmee je je met één klik afmeldt.
  # Mijn account is geblokkeerd. Hoelang?
  Na 5 verkeerde wachtwoorden duurt de blokkade 15 minuten. Wacht even of kies een [nieuw wachtwoord](/reset-password). Andere blokkades leggen we uit op de pagina [Toegangsblokkade](/pages/ban).
  # Welke gegevens hebben jullie van mij?
  In de [instellingen](/settings) kun je alles als één bestand downloaden. Wat we waarvoor verwerken, staat op de pagina [Privacy](/pages/privacy).
  # Hoe verwijder ik mijn account?
  In de [instellingen](/settings), helemaal onderaan bij “Account verwijderen”. Vanaf dat moment ziet niemand je profiel meer. 14 dagen lang haal je je account terug met de link in onze e-mail, daarna wordt alles voorgoed gewist.
`;
