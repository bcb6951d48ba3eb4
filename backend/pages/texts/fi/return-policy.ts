export const returnPolicy = `
  Palautukset ja hyvitykset
  Milloin saat rahaa takaisin, kuinka paljon ja miten.
  # Käyttämättömät krediitit
  Voit palauttaa {refund_days} päivän kuluessa ostosta krediitit, joita et ole vielä käyttänyt. Hyvitämme niiden osuuden maksetusta hinnasta.
  Muuten saadut krediitit, esimerkiksi aloituksessa, katsotaan ensin käytetyiksi. Se on sinun eduksesi.
  # Käytetyt krediitit
  Toimitettuihin viesteihin, kuviin ja lahjoihin käytettyjä krediittejä ei hyvitetä. Mitä ei toimitettu, ei maksa mitään; jos jotain silti veloitettiin, saat sen takaisin.
  Sama koskee jäseniä, joiden kuvat näit vain premiumilla: jokainen vastaa yhtä viestiä, kaikki yhteensä enintään puolta käyttämättömien krediittiesi arvosta. Vähennämme jotain vain, jos pyysit tilatessasi meitä aloittamaan heti; muuten saat koko hinnan takaisin.
  # Veloitettu väärin tai kahdesti
  Jos summa veloitettiin kahdesti tai ilman omaa toimintaasi, kerro meille. Tutkimme asian ja hyvitämme sinulle kuuluvan, määräajoista riippumatta.
  # Maksettu, mutta ei krediittejä
  Useimmat maksut ovat perillä sekunneissa; tilisiirto tai suoraveloitus voi kestää joitakin päiviä. Jos rahaa tulee jo rauenneeseen tilaukseen, se palaa itsestään. Tilanteen näet kohdasta [maksusi](/transactions).
  # Näin se käy
  Nopeimmin se käy lomakkeella sivulla [Peruuta sopimus](/withdrawal): nimi, tilausnumero, sähköpostiosoite, valmis. Kirjautumista ei tarvita. Voit käyttää myös [valituslomaketta](/complaints) tai kirjoittaa osoitteeseen {email}.
  Saat heti vahvistuksen, jossa on numero, päivä ja aika. Jos tilaus ja osoite täsmäävät, hyvitys alkaa heti; kaiken muun katsoo ihminen.
  Raha palaa samaa tietä kuin maksoit, viimeistään 14 päivän kuluttua. Lakisääteiset oikeutesi säilyvät.
  # Kun tili päättyy
  Jos poistat tilisi, käyttämättömät krediitit päättyvät sen mukana, joten palauta ne ensin. Jos me irtisanomme sopimuksen, hyvitämme ostetut käyttämättömät krediitit.
`;
