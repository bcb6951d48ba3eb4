export const terms = `
  Käyttöehdot
  Mistä sinä ja {brand} sovitte: tili, kuvitteelliset profiilit, krediitit, säännöt, päätökset ja päättyminen.
  # Kenen kanssa teet sopimuksen
  Palvelua {brand} ylläpitää {company}, {address}; yhteystiedot ovat sivulla [Yritystiedot](/imprint). Kun avaat tilin, teet kanssamme maksuttoman käyttösopimuksen. Kuluja syntyy vasta, kun ostat krediittejä, ja jokainen osto on oma sopimuksensa.
  # Tilisi
  Sinun on oltava vähintään {min_age}-vuotias ja kerrottava ikäsi totuudenmukaisesti. Tili on henkilökohtainen; älä anna salasanaasi muille. Ennen kuin olet vahvistanut sähköpostiosoitteesi, kukaan ei näe profiiliasi eikä voi vastata sinulle.
  Profiilisi näkyy jäsenille kaikilla niillä sivustoilla, joilla on yhteiset jäsenet; [asetuksissa](/settings) valitset, millä niistä se näkyy. Voit kirjautua vain sille sivustolle, jolle rekisteröidyit.
  # Mitä {brand} tarjoaa
  Voit luoda profiilin, hakea jäseniä, tykätä ja kirjoittaa viestejä. Se, tapaatko jonkun itsellesi sopivan, riippuu ihmisistä, joten emme voi luvata sitä. Emme tarkista, mitä jäsenet kertovat itsestään.
  Hakuehtosi ratkaisevat, ketkä näkyvät. Ensin tulevat lähelläsi olevat; yhtä lähellä olevista ensin ne, jotka kirjoittavat sinun kielelläsi, sitten viimeksi paikalla olleet. Jos sopivia on vähän, hakua laajennetaan ja siitä kerrotaan. Kukaan ei voi maksaa paremmasta paikasta. Mainokset on merkitty.
  # Kuvitteelliset profiilit
  {fictional}
  Kuvitteelliset profiilit on merkitty kaikkialla: haussa, profiilissa, keskusteluissa, sähköposteissa ja ilmoituksissa. Niiden takana ei ole ihmistä, joka voisi tavata sinut.
  Koneen kirjoittamat tekstit on merkitty automaattisiksi. Viestit kuvitteellisille profiileille maksavat saman kuin muutkin. Haussa voit jättää kuvitteelliset profiilit pois.
  # Krediitit ja hinnat
  Hakeminen, profiilien katselu, tykkääminen ja viestien lukeminen on maksutonta. Hinnat krediitteinä: viesti {message_credits}, kuva keskustelussa {photo_credits}, lahja {gift_credits}. Hinta näkyy painikkeessa ennen lähettämistä. Toimittamatta jäänyt ei maksa mitään.
  Krediitit ostetaan paketteina yhdellä maksulla; [hinnat](/pricing) sisältävät arvonlisäveron. Kestotilausta tai automaattista uusiutumista ei ole. Krediitit eivät vanhene niin kauan kuin tilisi on olemassa.
  Ennen ensimmäistä ostoa voit aloittaa enintään 2 keskustelua ja näyttää enintään 3 kuvaa. Ensimmäisellä paketilla sinusta tulee Premium-jäsen: näet kaikki kuvat, näytät enintään 25 omaa ja aloitat niin monta keskustelua kuin haluat.
  # Miten osto tehdään
  Tilaussivulla näet paketin, hinnan, maan ja maksutavan ja voit vielä muuttaa kaikkea. Teet tilauksen painikkeella ”Maksuvelvollisuuden sisältävä tilaus”. Sopimus syntyy, kun vahvistamme tilauksen sähköpostitse ja lisäämme krediitit tilillesi. Tallennamme sopimuksen tekstin; löydät sen tästä sähköpostista ja sivulta [Maksut](/transactions). Sopimus tehdään sillä kielellä, jolla näet sivun.
  Jos ostamasi ei ole sopimuksen mukaista, sinulla on lakisääteiset oikeudet digitaalisen sisällön tai digitaalisen palvelun virheen perusteella, Suomessa kuluttajansuojalain 5 a luvun mukaan.
  # Peruuttaminen
  Voit peruuttaa oston syytä ilmoittamatta. Määräaika ja lomake ovat sivulla [Peruuta sopimus](/withdrawal), ja se, mitä hyvitämme, on sivulla [Palautukset ja hyvitykset](/pages/return-policy).
  # Miten kohtelemme toisiamme
  Kiellettyä on:
  - uhkailu, häirintä, viha ja kaikki, mihin toinen on sanonut ei
  - kaikki, mikä seksualisoi alaikäisiä tai vaarantaa heidät
  - rahan pyytäminen, petokset, mainonta ja saman viestin lähettäminen monelle
  - toisten kuvien käyttäminen ja toisena esiintyminen
  - toisten tietojen julkaiseminen sekä yhteystiedot siellä, missä sivusto ei salli niitä
  - kaikki muu lainvastainen
  Voit ilmoittaa kenestä tahansa jäsenestä tai estää hänet.
  # Ilmoitukset, päätökset ja oikaisu
  Profiileista, kuvista ja viesteistä ilmoitat siinä, missä ne näkyvät, kaikesta muusta [valituslomakkeella](/complaints), myös ilman tiliä. Saat heti vahvistuksen, jossa on vastaanottonumerosi.
  Päätöksen tekee ihminen. Ohjelmat hylkäävät vain yhteystiedot teksteistä ja tiedostot, jotka eivät ole kuvia. Valitsemme lievimmän riittävän keinon: varoituksen, kuvan tai viestin poistamisen, profiilin piilottamisen tai tilin sulkemisen. Merkitystä on sillä, kuinka vakava rikkomus on, kuinka usein se on toistunut ja oliko se tahallinen.
  Kumpikin osapuoli saa tietää, mitä päätettiin, mihin sääntöön päätös perustuu, miksi se tehtiin ja kuinka kauan se on voimassa.
  Voit hakea oikaisua maksutta ja kirjautumatta kuuden kuukauden ajan päätöksestä. Siitä riippumatta voit kääntyä tuomioistuimen ulkopuolisen sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen. Lisätietoja on sivulla [Pääsykielto](/pages/ban).
  # Mitä kirjoitat ja näytät
  Tekstisi ja kuvasi ovat edelleen sinun. Annat meille luvan näyttää niitä sivustoilla, joilla profiilisi näkyy, niin kauan kuin ne ovat siellä. Näytä vain kuvia, joita sinulla on oikeus näyttää.
  # Sopimuksen päättyminen
  Voit poistaa tilisi milloin tahansa [asetuksissa](/settings), ilman irtisanomisaikaa ja syytä ilmoittamatta. Sen voi palauttaa 14 päivän ajan sähköpostin linkillä, minkä jälkeen tietosi poistetaan. Käyttämättömät krediitit raukeavat tilin mukana. Jos peruuttamisaika on vielä kesken, peruuta osto ensin.
  Me voimme irtisanoa sopimuksen 30 päivän irtisanomisajalla, painavasta syystä heti. Hyvitämme tällöin ostetut krediitit, joita et ole käyttänyt.
  # Vastuu ja laki
  Vastaamme rajoituksetta tahallisuudesta ja törkeästä huolimattomuudesta, hengelle ja terveydelle aiheutuneista vahingoista sekä pakottavan tuotevastuulainsäädännön mukaan. Lievästä huolimattomuudesta vastaamme vain, jos rikomme olennaista sopimusvelvollisuutta eli velvollisuutta, jota ilman sopimus ei voi toteutua ja jonka täyttämiseen voit luottaa. Silloin vastuu rajoittuu tällaiselle sopimukselle tyypilliseen ja ennakoitavaan vahinkoon.
  Asuinmaasi pakottavat kuluttajansuojasäännökset ovat aina voimassa, samoin oikeutesi kääntyä siellä tuomioistuimen puoleen.
  # Muutokset
  Jos muutamme ehtoja, kerromme siitä etukäteen ja pyydämme hyväksyntäsi seuraavan kirjautumisen yhteydessä. Ilman sitä sinuun sovelletaan aiempaa versiota, ja voit poistaa tilisi. Voimassa on versio, jonka päiväys on tällä sivulla.
`;
