export const accessibility = `
  Saavutettavuus
  Mitä teemme, jotta kaikki voivat käyttää palvelua {brand}, missä on vielä puutteita ja miten ilmoitat niistä.
  # Tavoitteemme
  Palvelun {brand} on tarkoitus täyttää WCAG 2.2 -ohjeiden AA-taso jokaisella sivulla ja jokaisella kielellä.
  EU:n lainsäädäntö edellyttää saavutettavia verkkopalveluja: direktiivi (EU) 2019/882, Suomessa laki digitaalisten palvelujen tarjoamisesta, ja standardi EN 301 549. Tämä sivu on saavutettavuusselosteemme.
  # Mistä on kyse
  {brand} on verkkosivusto, jolla aikuiset tutustuvat toisiinsa: siellä voi rekisteröityä, hakea jäseniä, tykätä, kirjoittaa viestejä ja ostaa krediittejä. Se toimii kaikissa nykyisissä selaimissa, puhelimella ja tietokoneella, ilman asennusta.
  # Mitä teemme
  - Kaikkea voi käyttää pelkällä näppäimistöllä, ja kohdistus näkyy aina.
  - Kontrasti on vähintään 4,5:1 sekä vaaleassa että tummassa tilassa, ja painikkeet ovat riittävän suuria sormille.
  - Tekstin voi suurentaa 400 prosenttiin niin, ettei mitään katoa.
  - Jos laitteesi on asetettu vähentämään liikettä, sivu pysyy paikallaan.
  - Ruudunlukijat kertovat jokaisen viestin lähettäjän ja ajan, ja uusista viesteistä ilmoitetaan; sen voi vaimentaa.
  - Virheet kerrotaan sanoin kentän vieressä. Julkiset sivut toimivat myös ilman JavaScriptiä.
  # Missä on vielä puutteita
  - Jäsenten kuvissa ei ole tarkkaa kuvausta, koska vain jäsenet tietävät, mitä niissä näkyy.
  - Maksupalvelujen sivut eivät ole meidän; niiden saavutettavuuteen emme voi vaikuttaa.
  # Miten tarkistamme
  Jokaisen muutoksen yhteydessä ohjelma etsii puutteita tärkeimmiltä sivuilta, useilla kielillä, kapealla ja leveällä näytöllä. Sen, mitä ohjelma ei huomaa, tarkistamme käsin.
  # Huomasitko puutteen?
  Kerro meille osoitteessa {email} tai [valituslomakkeella](/complaints). Mainitse sivu ja apuvälineesi. Mahdollisuuksien mukaan lähetämme tarvitsemasi tiedon myös toisessa muodossa.
  # Valvonta
  Jos et ole tyytyväinen vastaukseemme, voit kääntyä sen viranomaisen puoleen, joka valvoo saavutettavuutta maassasi.
  {access_authorities}
`;
