export const cookies = `
  Evästeet
  Mitä evästeitä {brand} asettaa, mitä muuta selaimeesi jää, miksi ja kuinka kauan.
  # Vain tarpeelliset
  {brand} ei aseta evästeitä mainontaan tai seurantaan eikä upota mitään kolmansilta osapuolilta. Siksi mikään palkki ei pyydä suostumustasi.
  Mikä vaatii suostumuksen, on pois päältä, kunnes kytket sen päälle tämän sivun lopussa tai [asetuksissa](/settings), ja pois kytkeminen on yhtä helppoa.
  # Evästeemme
  - __Host-vonk: pitää sinut kirjautuneena. Sisältö on salattu, eivätkä skriptit voi lukea sitä. 30 päivää.
  - vonk_in: muistaa vain, että olet kirjautunut, jotta sivu näkyy heti oikein. 30 päivää.
  - __Host-vonk_device: muistaa, että olet kirjautunut tällä laitteella aiemmin, jotta kukaan ei voi sulkea sinua ulos arvailemalla salasanaasi. Sisältö on salattu, sitä ei käytetä seurantaan ja se säilyy uloskirjautuessa. 365 päivää.
  - vonk_locale: muistaa valitun kielen. 365 päivää.
  - vonk_country: muistaa hinnoille valitun maan. 365 päivää.
  - vonk_split: vain siellä, missä vertaamme kahta sivun versiota: yksi tuhannesta ryhmästä, jotta näet saman version uudelleen. Siitä ei voi tunnistaa ketään. Vain suostumuksellasi, 90 päivää.
  # Selaimesi muisti
  Jotta mitään ei katoa, osa jää vain selaimeesi:
  - viestien ja rekisteröitymisen luonnokset, mutta ei koskaan salasanasi
  - viestit, jotka vielä odottavat yhteyttä
  - mitkä ilmoitukset olet sulkenut ja milloin
  - sijainnillesi löytynyt paikkakunta, tunnin ajan
  - että tämä selain saa push-ilmoituksia
  - kunnes suljet välilehden: linkki tai kutsu, jolla tulit, ja puoliksi täytetyt lomakkeet
  # Laskeminen ja kumppanit
  Jos tulet kumppanin linkistä, alkuperä säilyy, kunnes suljet välilehden, ja se lasketaan ilman henkilöä ja ilman IP-osoitettasi. Jos rekisteröidyt, se kuuluu tiliisi.
  Suostumuksellasi tämän sivun lopussa selain muistaa 90 päivää, mistä linkistä tulit ensimmäisen kerran. Vain suostumuksellasi säilytämme tilastoja tilisi yhteydessä tai kerromme kumppanille, että sinusta tuli jäsen tai ostit jotain. Mitä kumppani saa tietää, on sivulla [Tietosuoja](/pages/privacy).
  # Poistaminen
  Uloskirjautuminen päättää istunnon. Kaiken muun poistat selaimen asetuksista; sen jälkeen sinun on kirjauduttava ja valittava kieli uudelleen.
`;
