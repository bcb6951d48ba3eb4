export const returnPolicy = `
  Palautukset ja hyvitykset
  Milloin saat rahaa takaisin, kuinka paljon ja miten.
  # Käyttämättömät krediitit
  Voit peruuttaa oston {refund_days} päivän kuluessa syytä ilmoittamatta. Krediiteistä, joita et ole vielä käyttänyt, hyvitämme niiden osuuden hinnasta.
  Muuten saadut krediitit, esimerkiksi aloituskrediitit, katsotaan käytetyiksi ensimmäisinä. Se on sinun eduksesi.
  # Käytetyt krediitit
  Toimitettuihin viesteihin, kuviin ja lahjoihin käytettyjä krediittejä ei hyvitetä. Toimittamatta jäänyt ei maksa mitään; jos krediittejä silti veloitettiin, saat ne takaisin.
  Vähennämme jotain vain, jos pyysit tilatessasi meitä aloittamaan heti; muuten saat koko hinnan takaisin.
  # Veloitettu väärin tai kahdesti
  Jos summa veloitettiin kahdesti tai ilman myötävaikutustasi, kerro meille. Tutkimme asian ja palautamme sinulle kuuluvan summan määräajoista riippumatta.
  # Maksettu, mutta ei krediittejä
  Useimmat maksut ovat perillä sekunneissa; tilisiirto tai suoraveloitus voi kestää joitakin päiviä. Jos rahaa tulee jo rauenneeseen tilaukseen, palautamme sen oma-aloitteisesti. Tilanteen näet sivulta [Maksut](/transactions).
  # Näin toimit
  Nopeimmin asia hoituu lomakkeella sivulla [Peruuta sopimus](/withdrawal): nimi, tilausnumero, sähköpostiosoite, ja valmista on. Kirjautumista ei tarvita. Voit käyttää myös [valituslomaketta](/complaints) tai kirjoittaa osoitteeseen {email}.
  Saat heti vahvistuksen, jossa on vastaanottonumero, päivä ja kellonaika. Jos tilaus ja osoite täsmäävät, hyvitys alkaa heti; muissa tapauksissa asian käsittelee ihminen.
  Saat rahat takaisin samalla maksutavalla, jota käytit, viimeistään 14 päivän kuluttua siitä, kun peruuttamisilmoituksesi on saapunut. Lakisääteiset oikeutesi säilyvät.
  # Kun tili päättyy
  Jos poistat tilisi, käyttämättömät krediitit raukeavat sen mukana. Jos peruuttamisaika on vielä kesken, peruuta osto ensin. Jos me irtisanomme sopimuksen, hyvitämme ostetut krediitit, joita et ole käyttänyt.
`;
