export const faq = `
  Usein kysyttyä
  Lyhyitä vastauksia hinnoista, kuvitteellisista profiileista, matcheista, kuvista, turvallisuudesta, sähköposteista ja tilin poistamisesta.
  # Mitä {brand} maksaa?
  Rekisteröityminen, hakeminen, profiilien katselu, tykkääminen ja viestien lukeminen on maksutonta. Hinnat krediitteinä: viesti {message_credits}, kuva keskustelussa {photo_credits}, lahja {gift_credits}. Näet hinnan painikkeessa ennen lähettämistä.
  Krediittien hinnat maassasi näet sivulla [Hinnat](/pricing). Kun sähköpostiosoitteesi on vahvistettu, saat {signup_credits} krediitin aloituslahjan.
  # Onko tämä kestotilaus?
  Ei. Maksat kerran krediittipaketista, mikään ei uusiudu eikä mitään tarvitse irtisanoa. Krediitit eivät vanhene niin kauan kuin tilisi on olemassa.
  # Miten voin maksaa?
  Maassasi toimivat maksutavat näet sivulla [Hinnat](/pricing) ja vielä kerran ennen jokaista tilausta. Summa veloitetaan kerran. PDF-kuitin löydät jokaisen maksun kohdalta sivulta [Maksut](/transactions).
  # Mitä ovat kuvitteelliset profiilit?
  {fictional}
  Merkintä näkyy kuvassa, profiilissa, keskustelussa ja jokaisessa sähköpostissa. Jos kone vastaa, sekin kerrotaan.
  # Miten näen vain aidot jäsenet?
  Valitse haun rajauksista ”Vain aidot jäsenet”. Kun olet kirjautunut, [hakusi](/members) muistetaan.
  # Miten match syntyy?
  Sinä tykkäät jostakusta ja hän tykkää sinusta: se on match, ja saatte molemmat tietää siitä. Tykkäykset ovat maksuttomia. Pyyhkäisypelissä voit antaa 4 tykkäystä päivässä.
  # Vahvistusviesti ei tule. Mitä nyt?
  Katso ensin roskapostikansiosta. Voit pyytää viestin uudelleen ja samalla vaihtaa osoitteen, enintään kerran minuutissa ja viidesti päivässä.
  Jos viestiä ei tule lainkaan, kirjoita meille: {email}. Viestin linkki on voimassa 14 päivää.
  # Miksi kukaan ei voi vastata minulle?
  Ennen kuin sähköpostiosoitteesi on vahvistettu, profiilisi ei näy eivätkä viestit tavoita sinua. Avaa viestin linkki, niin pääset alkuun.
  # Kuka näkee kuvani?
  Kaikki näkevät pääkuvasi. Muut kuvat näkevät tarkkoina vain Premium-jäsenet, kaikki muut sumeina. Ilman ostoa voit näyttää 3 kuvaa, Premium-jäsenenä 25.
  Joillakin sivustoilla katsomme kuvat, ennen kuin ne näkyvät. Kuvauspaikan poistamme tiedostosta.
  # Minkä ikäinen minun on oltava?
  Vähintään {min_age}-vuotias. Kysymme syntymäaikaa rekisteröitymisen yhteydessä; muut näkevät vain ikäsi, ja senkin voit piilottaa. Suljemme alaikäisten tilit.
  # Miten pääsen jostakusta eroon?
  Avaa profiili tai keskustelu ja valitse ”Estä”. Sen jälkeen ette enää näe toisianne ettekä voi kirjoittaa toisillenne. Voit poistaa eston [asetuksissa](/settings).
  # Joku pyytää minulta rahaa. Mitä teen?
  Älä maksa äläkä lähetä koodeja tai asiakirjojen kopioita. Ilmoita viestistä suoraan keskustelussa ja estä henkilö. Jos olet jo menettänyt rahaa, ota yhteys myös poliisiin.
  # Saan liikaa sähköposteja. Miten lopetan ne?
  Sivulla [Ilmoitukset](/notifications) valitset jokaisesta ilmoituslajista, tuleeko se heti, päivittäin vai ei koskaan, ja asetat hiljaiset tunnit. Jokaisessa sellaisessa sähköpostissa on myös linkki, jolla lopetat ne yhdellä painalluksella.
  # Tilini on lukittu. Kuinka kauan?
  Viiden väärän salasanan jälkeen lukitus kestää 15 minuuttia. Odota tai valitse [uusi salasana](/reset-password). Muut syyt selitetään sivulla [Pääsykielto](/pages/ban).
  # Mitä tietoja teillä on minusta?
  [Asetuksissa](/settings) voit ladata kaikki tietosi yhtenä tiedostona. Mitä käsittelemme ja miksi, lukee sivulla [Tietosuojaseloste](/pages/privacy).
  # Miten poistan tilini?
  [Asetuksissa](/settings), aivan lopussa kohdassa ”Poista tili”. Siitä hetkestä lähtien kukaan ei näe profiiliasi. 14 päivän ajan voit palauttaa tilin sähköpostimme linkillä, sen jälkeen poistamme kaiken lopullisesti.
`;
