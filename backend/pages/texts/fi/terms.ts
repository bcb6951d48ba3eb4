export const terms = `
  Käyttöehdot
  Mitä sinun ja palvelun {brand} välillä pätee: tili, kuvitteelliset profiilit, krediitit, säännöt, päätökset ja päättyminen.
  # Kenen kanssa teet sopimuksen
  Palvelua {brand} ylläpitää {company}, {address}; yhteystiedot ovat sivulla [Yritystiedot](/imprint). Kun avaat tilin, teet kanssamme maksuttoman käyttösopimuksen. Kuluja syntyy vasta, kun ostat krediittejä, ja jokainen osto on oma sopimuksensa.
  # Tilisi
  Sinun on oltava vähintään {min_age}-vuotias ja kerrottava ikäsi totuudenmukaisesti. Tili on vain sinua varten; älä anna salasanaasi muille. Ennen kuin olet vahvistanut sähköpostiosoitteesi, kukaan ei näe profiiliasi eikä voi vastata sinulle.
  Profiilisi näkyy kaikkien niiden brändien jäsenille, joilla on sama jäsenpiiri; [asetuksissa](/settings) valitset, millä niistä. Voit kirjautua vain siihen brändiin, johon rekisteröidyit.
  # Mitä {brand} tarjoaa
  Voit luoda profiilin, hakea jäseniä, tykätä ja kirjoitella. Se, tapaatko jonkun sinulle sopivan, riippuu ihmisistä, joten emme voi luvata sitä. Emme tarkista, mitä jäsenet kertovat itsestään.
  Se, mitä haet, ratkaisee, kuka näkyy. Viimeksi aktiivinen on ensimmäisenä; jos sopivia on vähän, hakua laajennetaan ja se sanotaan. Kukaan ei voi maksaa paremmasta paikasta. Mainokset on merkitty.
  # Kuvitteelliset profiilit
  {fictional}
  Kuvitteellisissa profiileissa on tämä merkintä kaikkialla: haussa, profiilissa, keskusteluissa, sähköposteissa ja ilmoituksissa. Niiden takana ei ole ketään, joka voisi tavata sinut.
  Koneen kirjoittamat tekstit on merkitty automaattisiksi. Viestit kuvitteellisille profiileille maksavat saman kuin muutkin. Haussa voit jättää kuvitteelliset profiilit pois.
  # Krediitit ja hinnat
  Hakeminen, profiilien katselu, tykkääminen ja viestien lukeminen on maksutonta. Hinnat krediitteinä: viesti {message_credits}, kuva keskustelussa {photo_credits}, lahja {gift_credits}. Hinta näkyy painikkeessa ennen lähettämistä. Mitä ei toimitettu, ei maksa mitään.
  Krediitit ostetaan paketteina yhdellä maksulla; [hinnat](/pricing) sisältävät arvonlisäveron. Tilausta tai automaattista uusiutumista ei ole. Krediitit eivät vanhene niin kauan kuin tilisi on olemassa.
  Ennen ensimmäistä ostoa voit aloittaa enintään 2 keskustelua ja näyttää enintään 3 kuvaa. Ensimmäisellä paketilla sinusta tulee Premium-jäsen: näet kaikki kuvat, näytät enintään 25 omaa ja aloitat niin monta keskustelua kuin haluat.
  # Peruuttaminen
  Voit peruuttaa oston ilman syytä. Määräaika ja lomake ovat sivulla [Peruuta sopimus](/withdrawal), ja se, mitä hyvitämme, on sivulla [Palautukset ja hyvitykset](/pages/return-policy).
  # Miten kohtelemme toisiamme
  Kiellettyä on:
  - uhkailu, häirintä, viha ja kaikki, mihin toinen on sanonut ei
  - kaikki alaikäisiin liittyvä
  - rahan pyytäminen, petokset, mainonta ja saman viestin lähettäminen monelle
  - toisten kuvat ja toisena esiintyminen
  - toisten tietojen julkaiseminen, ja yhteystiedot siellä, missä sivusto ei salli niitä
  - kaikki muu lainvastainen
  Voit ilmoittaa kenestä tahansa jäsenestä tai estää hänet.
  # Ilmoitukset, päätökset ja valittaminen
  Profiileista, kuvista ja viesteistä ilmoitat siinä, missä ne näkyvät, kaikesta muusta [valituslomakkeella](/complaints), myös ilman tiliä. Saat heti kuittauksen, jossa on numero.
  Ihminen päättää. Ohjelmat hylkäävät vain yhteystiedot teksteistä ja tiedostot, jotka eivät ole kuvia. Valitsemme lievimmän keinon, joka auttaa: varoituksen, kuvan tai viestin poistamisen, profiilin piilottamisen tai tilin sulkemisen. Merkitystä on sillä, kuinka vakavaa se on, kuinka usein sitä tapahtui ja oliko se tahallista.
  Kumpikin osapuoli saa tietää, mitä päätettiin, mihin sääntöön se perustuu, miksi ja kuinka kauan se on voimassa.
  Voit valittaa maksutta ja kirjautumatta kuuden kuukauden ajan päätöksestä. Sen jälkeen voit kääntyä sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen ja tuomioistuimen puoleen. Lisää sivulla [Pääsykielto](/pages/ban).
  # Mitä kirjoitat ja näytät
  Tekstisi ja kuvasi pysyvät sinun. Annat meidän näyttää niitä brändeissä, joissa profiilisi näkyy, niin kauan kuin ne ovat siellä. Näytä vain kuvia, jotka saat näyttää.
  # Sopimuksen päättyminen
  Voit poistaa tilisi milloin tahansa [asetuksissa](/settings), ilman määräaikaa ja ilman syytä. Sen voi palauttaa 14 päivän ajan sähköpostin linkillä, minkä jälkeen tietosi poistetaan. Käyttämättömät krediitit päättyvät tilin mukana; jos voit vielä palauttaa ne, tee se ensin.
  Me voimme irtisanoa sopimuksen 30 päivän varoitusajalla, painavasta syystä heti; ostetut käyttämättömät krediitit hyvitetään tällöin.
  # Vastuu ja laki
  Vastaamme rajoituksetta tahallisuudesta, törkeästä huolimattomuudesta sekä hengelle ja terveydelle aiheutuneista vahingoista, muuten vain olennaisten velvollisuuksien rikkomisesta ennakoitavaan vahinkoon asti.
  Asuinmaasi pakottavat oikeudet pysyvät voimassa, samoin tuomioistuimet, joihin voit siellä kääntyä.
  # Muutokset
  Jos muutamme ehtoja, kerromme siitä etukäteen ja pyydämme suostumuksesi seuraavan kirjautumisen yhteydessä. Ilman sitä sinuun sovelletaan aiempaa versiota, ja voit poistaa tilisi. Voimassa on versio, jonka päiväys on tällä sivulla.
`;
