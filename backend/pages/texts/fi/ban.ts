export const ban = `
  Pääsykielto
  Milloin {brand} estää pääsyn, kuka siitä päättää, miten valitat ja miten itse estät pääsyn.
  # Lukittu väärien salasanojen jälkeen
  Viiden väärän salasanan jälkeen kirjautuminen on lukittu 15 minuutiksi. Se suojaa tiliäsi arvailulta. Sen jälkeen lukitus avautuu itsestään. Myös [uudella salasanalla](/reset-password) pääset sisään.
  # Suljettu rikkomuksen vuoksi
  Suljemme alaikäisten tilit sekä tilit, joita käytetään uhkailuun, häirintään, petoksiin, mainontaan, toisten kuviin tai muihin vakaviin [ehtojen](/pages/terms) rikkomuksiin. Lievissä rikkomuksissa tulee ensin varoitus, tai poistamme sisällön.
  Ihminen päättää siitä. Saat sähköpostitse tietää, mistä on kyse, mitä sääntöä se koskee, miksi päätimme niin ja kuinka kauan se on voimassa.
  Kiellon myötä kaikki istunnot päättyvät, eikä kukaan enää näe profiilia. Ostetut käyttämättömät krediitit hyvitetään.
  # Valittaminen
  Jos kielto on mielestäsi väärä, valita kuuden kuukauden kuluessa: sivulla [Valitukset](/complaints) päätöksen numerolla tai osoitteessa {email}. Se onnistuu kirjautumatta eikä maksa mitään.
  Ihminen tutkii asian uudelleen, jos mahdollista eri henkilö, ja vastaa perustellen. Jos olet oikeassa, kaikki palautetaan. Voit kääntyä myös sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen ja tuomioistuimen puoleen.
  # Haluat kieltää itseltäsi pääsyn
  Jos et halua enää päästä sisään, kirjoita meille tilisi osoitteesta. Suljemme tilin, eikä kukaan voi liittyä samalla osoitteella, ennen kuin sanot toisin. Jos haluat vain lähteä, voit poistaa tilin [asetuksissa](/settings).
  # Lapset poissa
  {brand} on tarkoitettu {min_age} vuotta täyttäneille aikuisille. Lasten laitteissa voit estää osoitteen {domain} laitteen, selaimen tai reitittimen lapsilukossa.
  Jos joku täällä vaikuttaa alaikäiseltä, ilmoita profiilista tai kirjoita osoitteeseen {email}. Suljemme tällaiset tilit heti, kun tiedämme niistä.
  # Yhden henkilön estäminen
  Siihen et tarvitse meitä: avaa profiili ja valitse ”Estä”. Ette heti enää näe toisianne, eikä kumpikaan voi kirjoittaa toiselle.
`;
