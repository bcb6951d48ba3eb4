export const accessibility = `
  Saavutettavuus
  Mitä teemme, jotta kaikki voivat käyttää palvelua {brand}, missä on vielä puutteita ja miten ilmoitat esteistä.
  # Tavoitteemme
  Palvelun {brand} on tarkoitus täyttää WCAG 2.2 -ohjeiden AA-taso jokaisella sivulla ja jokaisella kielellä.
  Eurooppalainen laki vaatii saavutettavia verkkopalveluja: direktiivi (EU) 2019/882 ja standardi EN 301 549. Tämä sivu on selosteemme siitä.
  # Mistä on kyse
  {brand} on verkkosivusto, jolla aikuiset tutustuvat toisiinsa: rekisteröityä, hakea jäseniä, tykätä, kirjoittaa viestejä ja ostaa krediittejä. Se toimii kaikissa nykyisissä selaimissa, puhelimella ja tietokoneella, ilman asennusta.
  # Mitä teemme
  - Kaikkea voi käyttää pelkällä näppäimistöllä, ja kohdistus näkyy aina.
  - Kontrasti on vähintään 4,5:1, vaaleana ja tummana, ja painikkeet ovat riittävän suuria sormille.
  - Tekstin voi suurentaa 400 prosenttiin ilman, että mitään katoaa.
  - Kun liikettä on vähennetty, sivu pysyy paikallaan.
  - Ruudunlukijat kertovat jokaisen viestin lähettäjän ja ajan, ja uusista viesteistä ilmoitetaan; sen voi vaimentaa.
  - Virheet sanotaan sanoin kentän vieressä. Julkiset sivut toimivat myös ilman JavaScriptiä.
  # Missä on vielä puutteita
  - Jäsenten kuvissa ei ole tarkkaa kuvausta, koska vain jäsenet tietävät, mitä niissä näkyy.
  - Maksupalvelujen sivut eivät ole meidän; niiden saavutettavuus riippuu niistä.
  # Miten tarkistamme
  Jokaisen muutoksen yhteydessä ohjelma etsii esteitä tärkeimmiltä sivuilta, useilla kielillä, kapealla ja leveällä näytöllä. Mitä ohjelma ei näe, tarkistamme käsin.
  # Löysitkö esteen?
  Kerro meille: {email} tai [valituslomakkeella](/complaints). Mainitse sivu ja apuvälineesi. Mahdollisuuksien mukaan lähetämme tarvitsemasi myös toisessa muodossa.
  # Valvonta
  Jos vastauksemme ei tyydytä, voit kääntyä sen viranomaisen puoleen, joka valvoo saavutettavuutta maassasi.
  {access_authorities}
`;
