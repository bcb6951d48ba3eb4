export const ban = `
  Pääsykielto
  Milloin {brand} estää pääsyn, kuka siitä päättää, miten haet oikaisua ja miten itse estät pääsyn.
  # Lukittu väärien salasanojen jälkeen
  Viiden väärän salasanan jälkeen kirjautuminen on lukittu 15 minuutiksi. Se suojaa tiliäsi arvailulta. Sen jälkeen lukitus avautuu itsestään. Myös [uudella salasanalla](/reset-password) pääset sisään.
  # Suljettu rikkomuksen vuoksi
  Suljemme alaikäisten tilit sekä tilit, joita käytetään uhkailuun, häirintään, petoksiin tai mainontaan, joissa on toisten kuvia tai joilla rikotaan muuten vakavasti [ehtoja](/pages/terms). Lievästä rikkomuksesta annamme ensin varoituksen, tai poistamme sisällön.
  Päätöksen tekee ihminen. Saat sähköpostitse tietää, mistä on kyse, mitä sääntöä se koskee, miksi päätimme niin ja kuinka kauan se on voimassa.
  Sulkemisen myötä sinut kirjataan ulos kaikkialta, eikä kukaan enää näe profiiliasi. Hyvitämme ostetut krediitit, joita et ole käyttänyt.
  # Oikaisun hakeminen
  Jos kielto on mielestäsi väärä, hae oikaisua kuuden kuukauden kuluessa: sivulla [Valitukset](/complaints) päätöksen numerolla tai osoitteessa {email}. Se onnistuu kirjautumatta eikä maksa mitään.
  Ihminen tutkii asian uudelleen, jos mahdollista eri henkilö, ja vastaa perustellen. Jos olet oikeassa, palautamme kaiken ennalleen. Voit kääntyä myös tuomioistuimen ulkopuolisen sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen.
  # Jos haluat estää oman pääsysi
  Jos et halua enää päästä sisään, kirjoita meille tilisi osoitteesta. Suljemme tilin, eikä kukaan voi liittyä samalla osoitteella, ennen kuin sanot toisin. Jos haluat vain lähteä, voit poistaa tilin [asetuksissa](/settings).
  # Miten estät lasten pääsyn
  {brand} on tarkoitettu {min_age} vuotta täyttäneille aikuisille. Lasten laitteissa voit estää osoitteen {domain} esto-ohjelmalla tai laitteen, selaimen tai reitittimen lapsilukolla.
  Jos joku täällä vaikuttaa alaikäiseltä, ilmoita profiilista tai kirjoita osoitteeseen {email}. Suljemme tällaiset tilit heti, kun tiedämme niistä.
  # Yhden henkilön estäminen
  Siihen et tarvitse meitä: avaa profiili ja valitse ”Estä”. Sen jälkeen ette enää näe toisianne ettekä voi kirjoittaa toisillenne.
`;
