export const faq = `
  Usein kysyttyä
  Lyhyitä vastauksia hinnoista, kuvitteellisista profiileista, osumista, kuvista, turvallisuudesta, sähköposteista ja tilin poistamisesta.
  # Mitä {brand} maksaa?
  Rekisteröityminen, hakeminen, profiilien katselu, tykkääminen ja viestien lukeminen on maksutonta. Hinnat krediitteinä: viesti {message_credits}, kuva keskustelussa {photo_credits}, lahja {gift_credits}. Näet hinnan painikkeessa ennen lähettämistä.
  Mitä krediitit maksavat maassasi, on sivulla [Hinnat](/pricing). Krediittejä aluksi, kun sähköpostiosoitteesi on vahvistettu: {signup_credits}.
  # Onko tilausta?
  Ei. Maksat kerran krediittipaketista, mikään ei uusiudu eikä mitään tarvitse irtisanoa. Krediitit eivät vanhene niin kauan kuin tilisi on olemassa.
  # Miten voin maksaa?
  Maassasi toimivat maksutavat ovat sivulla [Hinnat](/pricing) ja vielä ennen jokaista tilausta. Summa veloitetaan kerran. PDF-kuitti on jokaisen maksun kohdalla, kun avaat [maksusi](/transactions).
  # Mitä ovat kuvitteelliset profiilit?
  {fictional}
  Sana on kuvassa, profiilissa, keskustelussa ja jokaisessa sähköpostissa. Jos kone vastaa, sekin lukee siinä.
  # Miten näen vain aidot jäsenet?
  Valitse haun suodattimista ”Vain aidot jäsenet”. Kun olet kirjautunut, [hakusi](/members) muistetaan.
  # Miten osuma syntyy?
  Sinä tykkäät jostakusta ja hän tykkää sinusta: se on osuma, ja saatte molemmat tietää sen. Tykkäykset ovat maksuttomia. Pyyhkäisypelissä voit antaa 4 tykkäystä päivässä.
  # Vahvistusviesti ei tule. Mitä nyt?
  Katso ensin roskapostista. Voit pyytää viestin uudelleen ja samalla vaihtaa osoitteen, enintään kerran minuutissa ja viidesti päivässä.
  Jos mitään ei koskaan tule, kirjoita meille: {email}. Viestin linkki toimii 14 päivää.
  # Miksi kukaan ei voi vastata minulle?
  Ennen kuin sähköpostiosoitteesi on vahvistettu, profiilisi ei näy eivätkä viestit tavoita sinua. Avaa viestin linkki, niin pääset alkuun.
  # Kuka näkee kuvani?
  Kaikki näkevät pääkuvasi. Muut kuvat näkevät tarkkoina vain Premium-jäsenet, kaikki muut sumeina. Ilman ostoa voit näyttää 3 kuvaa, Premium-jäsenenä 25.
  Saatamme katsoa kuvat ennen kuin ne näkyvät. Kuvauspaikan poistamme tiedostosta.
  # Minkä ikäinen minun on oltava?
  Vähintään {min_age}-vuotias. Kysymme syntymäaikaa rekisteröityessä; muut näkevät vain ikäsi, ja senkin voit piilottaa. Alaikäisten tilit suljemme.
  # Miten pääsen jostakusta eroon?
  Avaa profiili tai keskustelu ja valitse ”Estä”. Ette heti enää näe toisianne, eikä kumpikaan voi kirjoittaa toiselle. Voit perua sen [asetuksissa](/settings).
  # Joku pyytää minulta rahaa. Mitä teen?
  Älä maksa äläkä lähetä koodeja tai asiakirjojen kopioita. Ilmoita viestistä suoraan keskustelussa ja estä henkilö. Jos olet jo menettänyt rahaa, ota yhteys myös poliisiin.
  # Saan liikaa sähköposteja. Miten lopetan ne?
  Sivulla [Ilmoitukset](/notifications) valitset jokaisesta lajista, tuleeko se heti, päivittäin vai ei koskaan, ja asetat hiljaiset tunnit. Jokaisessa sellaisessa sähköpostissa on myös linkki, joka lopettaa ne yhdellä painalluksella.
  # Tilini on lukittu. Kuinka kauan?
  Viiden väärän salasanan jälkeen lukitus kestää 15 minuuttia. Odota tai valitse [uusi salasana](/reset-password). Muut syyt selitetään sivulla [Pääsykielto](/pages/ban).
  # Mitä tietoja teillä on minusta?
  [Asetuksissa](/settings) voit ladata kaiken yhtenä tiedostona. Mitä käsittelemme ja miksi, on sivulla [Tietosuoja](/pages/privacy).
  # Miten poistan tilini?
  [Asetuksissa](/settings), aivan lopussa kohdassa ”Poista tili”. Siitä hetkestä kukaan ei näe profiiliasi. 14 päivän ajan sähköpostimme linkki palauttaa sen, sitten kaikki poistetaan lopullisesti.
`;
