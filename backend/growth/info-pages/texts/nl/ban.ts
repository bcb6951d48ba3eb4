export const ban = `
  Toegangsblokkade
  Wanneer {brand} de toegang blokkeert, wie daarover besluit, hoe je bezwaar maakt en hoe je zelf de toegang blokkeert.
  # Geblokkeerd na verkeerde wachtwoorden
  Na 5 verkeerde wachtwoorden is inloggen 15 minuten geblokkeerd. Zo is je wachtwoord moeilijker te raden. Daarna kun je vanzelf weer inloggen. Ook met een [nieuw wachtwoord](/reset-password) kom je er weer in.
  # Geblokkeerd wegens een overtreding
  We blokkeren accounts van minderjarigen, en bij bedreigingen, intimidatie, oplichting, reclame, foto’s van anderen of andere ernstige overtredingen van de [voorwaarden](/pages/terms). Bij lichte overtredingen komt er eerst een waarschuwing, of we halen de inhoud weg.
  Een mens besluit erover, geen programma. Je hoort per e-mail wat er mis is, om welke regel het gaat, waarom we zo hebben besloten en hoelang het geldt.
  Bij een blokkade eindigen alle sessies en ziet niemand het profiel meer. Gekochte credits die niet zijn gebruikt, worden terugbetaald.
  # Bezwaar
  Vind je de blokkade onterecht, maak dan binnen zes maanden bezwaar: op de pagina [Klachten](/complaints) met het nummer van het besluit, of via {email}. Dat kan zonder inloggen en kost niets.
  Een medewerker bekijkt de zaak opnieuw, zo mogelijk een andere dan de eerste keer, en legt uit waarom het besluit blijft of vervalt. Heb je gelijk, dan wordt alles teruggedraaid. Je kunt ook terecht bij een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of bij de rechter.
  # Je wilt jezelf blokkeren
  Wil je niet meer worden toegelaten, schrijf ons dan vanaf het adres van je account. We blokkeren het account, en met dit adres kan niemand meer lid worden tot je iets anders zegt. Wil je alleen weg, dan kun je het account in de [instellingen](/settings) verwijderen.
  # Kinderen weghouden
  {brand} is voor volwassenen vanaf {min_age} jaar. Op apparaten van kinderen kun je het adres {domain} blokkeren in het ouderlijk toezicht van het apparaat, de browser of de router.
  Lijkt hier iemand minderjarig, meld het profiel dan of schrijf naar {email}. We blokkeren zulke accounts zodra we ervan weten.
  # Eén persoon blokkeren
  Daar heb je ons niet voor nodig: open het profiel en kies “Blokkeren”. Jullie zien elkaar dan meteen niet meer en kunnen elkaar niet schrijven.
`;
