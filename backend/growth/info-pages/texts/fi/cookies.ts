export const cookies = `
  Evästeet
  Mitä evästeitä {brand} asettaa, mitä muuta selaimeesi jää, miksi ja kuinka kauan.
  # Vain tarpeelliset
  {brand} ei käytä evästeitä mainontaan tai seurantaan eikä upota sivuille mitään kolmansilta osapuolilta. Siksi emme näytä evästeilmoitusta.
  Se, mikä vaatii suostumuksesi, on pois päältä, kunnes kytket sen päälle tämän sivun lopussa tai [asetuksissa](/settings), ja pois kytkeminen on yhtä helppoa.
  # Evästeemme
  - __Host-vonk: pitää sinut kirjautuneena. Sisältö on salattu, eivätkä skriptit voi lukea sitä. 30 päivää.
  - vonk_in: muistaa vain, että olet kirjautunut, jotta sivu näkyy heti oikein. 30 päivää.
  - __Host-vonk_device: muistaa, että olet kirjautunut tällä laitteella aiemmin, jotta kukaan ei voi lukita sinua ulos arvailemalla salasanaasi. Sisältö on salattu, sitä ei käytetä seurantaan, ja se säilyy, kun kirjaudut ulos. 365 päivää.
  - vonk_locale: muistaa valitun kielen. 365 päivää.
  - vonk_country: muistaa hinnoille valitun maan. 365 päivää.
  # Selaimesi muisti
  Jotta mitään ei katoa, osa jää vain selaimeesi:
  - viestien ja rekisteröitymisen luonnokset, mutta ei koskaan salasanasi
  - viestit, jotka vielä odottavat yhteyttä
  - mitkä ilmoitukset olet sulkenut ja milloin
  - sijaintisi perusteella löytynyt paikkakunta, tunnin ajan
  - että tämä selain saa push-ilmoituksia
  - kunnes suljet välilehden: linkki tai kutsu, jolla tulit, ja puoliksi täytetyt lomakkeet
  # Kävijälaskenta ja kumppanit
  Jos tulet kumppanin linkistä, tieto siitä säilyy, kunnes suljet välilehden, ja käynti lasketaan yksilöimättä ketään ja ilman IP-osoitettasi. Jos rekisteröidyt, tieto liitetään tiliisi.
  Jos annat suostumuksesi tämän sivun lopussa, selain muistaa 90 päivää, mistä linkistä tulit ensimmäisen kerran. Vain suostumuksellasi säilytämme tilastoja tilisi yhteydessä tai kerromme kumppanille, että sinusta tuli jäsen tai ostit jotain. Mitä kumppani saa tietää, lukee sivulla [Tietosuojaseloste](/pages/privacy).
  # Poistaminen
  Uloskirjautuminen päättää istunnon. Kaiken muun poistat selaimen asetuksista; sen jälkeen sinun on kirjauduttava ja valittava kieli uudelleen.
`;
