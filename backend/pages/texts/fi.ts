import type { PageTexts } from '../page-texts.ts';

export const fi: PageTexts = {
  terms: `
    Käyttöehdot
    Mitä sinun ja palvelun {brand} välillä pätee: tili, kuvitteelliset profiilit, krediitit, säännöt ja päättyminen.
    # Kenen kanssa teet sopimuksen
    Palvelua {brand} ylläpitää {company}, {address}. Kun avaat tilin, teet kanssamme maksuttoman käyttösopimuksen. Kuluja syntyy vasta, kun ostat krediittejä.
    # Tilisi
    Sinun on oltava vähintään {min_age}-vuotias ja kerrottava ikäsi totuudenmukaisesti. Tili on vain sinua varten; älä anna salasanaasi muille. Ennen kuin muut voivat vastata sinulle, vahvistat sähköpostiosoitteesi.
    Profiilisi näkyy kaikkien niiden brändien jäsenille, joilla on sama jäsenpiiri. Voit kirjautua vain siihen brändiin, johon rekisteröidyit.
    # Kuvitteelliset profiilit
    {fictional}
    Kuvitteellisissa profiileissa on tämä merkintä kaikkialla, missä ne näkyvät. Koneen kirjoittamat tekstit on merkitty automaattisiksi. Haussa voit jättää kuvitteelliset profiilit pois.
    # Krediitit ja hinnat
    Profiilien katselu ja tykkääminen on maksutonta. Viestit maksavat krediittejä; viestin hinta näkyy lähetyspainikkeen vieressä. Viesti, jota ei toimitettu, ei maksa mitään.
    Krediitit ostetaan paketteina yhdellä maksulla. Tilausta tai automaattista uusiutumista ei ole. Kaikki hinnat sisältävät arvonlisäveron. Ilman ostoa voit aloittaa enintään 2 keskustelua ja ladata enintään 3 kuvaa.
    # Miten kohtelemme toisiamme
    Uhkaukset, häirintä, viha, mainonta, petokset, kaikki alaikäisiin liittyvä, toisten kuvat ja toisten tietojen julkaiseminen on kielletty. Voit ilmoittaa kenestä tahansa jäsenestä tai estää hänet.
    Jos jäsen rikkoo sääntöjä, voimme poistaa sisältöä tai sulkea tilejä. Kerromme syyn, ja voit valittaa; ohjeet ovat pääsykieltoa koskevalla sivulla.
    # Sopimuksen päättyminen
    Voit poistaa tilisi milloin tahansa ilman määräaikaa ja ilman syytä. Sen voi palauttaa 14 päivän ajan sähköpostiin lähetetyllä linkillä, minkä jälkeen tietosi poistetaan. Me voimme irtisanoa sopimuksen 30 päivän varoitusajalla, painavasta syystä heti; ostetut käyttämättömät krediitit hyvitetään tällöin.
    # Vastuu ja laki
    Vastaamme rajoituksetta tahallisuudesta, törkeästä huolimattomuudesta sekä hengelle ja terveydelle aiheutuneista vahingoista, muuten vain olennaisten velvollisuuksien rikkomisesta ennakoitavaan vahinkoon asti. Asuinmaasi pakottavat oikeudet pysyvät voimassa.
    Jos muutamme ehtoja, kerromme siitä etukäteen. Voimassa on versio, jonka päiväys on tällä sivulla.
  `,
  privacy: `
    Tietosuoja
    Mitä tietoja {brand} käsittelee, miksi, kuinka kauan ja mitä oikeuksia sinulla on.
    # Kuka vastaa
    Rekisterinpitäjä on {company}, {address}. Vastaamme tietosuojaa koskeviin kysymyksiin osoitteessa {email}.
    # Mitä tietoja käsittelemme
    Rekisteröityessä: sähköpostiosoite, nimi, syntymäaika, sukupuoli, paikkakunta ja salasanasi peruuttamaton tiiviste. Sen jälkeen kaikki, mitä itse annat tai kirjoitat: profiilitiedot, kuvat, tykkäykset, viestit, ilmoitukset. Ostoista summa, ajankohta ja maksutapa.
    Teknisistä syistä käsittelemme IP-osoitettasi sivun toimittamiseksi, väärinkäytön rajoittamiseksi ja maasi tunnistamiseksi. Lokeissa ei ole viestejä eikä sähköpostiosoitteita.
    # Tiedot seksuaalisuudestasi
    Se, ketä etsit, voi kertoa jotain seksuaalisuudestasi. Käsittelemme tällaisia tietoja vain nimenomaisella suostumuksellasi tietosuoja-asetuksen 9 artiklan mukaan, ja pyydämme sitä erikseen rekisteröityessä. Voit peruuttaa sen milloin tahansa poistamalla tilisi.
    # Miksi ja millä perusteella
    Tarvitsemme tietoja sopimuksen täyttämiseen: profiilin näyttämiseen, viestien toimittamiseen ja maksujen käsittelyyn. Suojautuminen väärinkäytöltä ja petoksilta perustuu oikeutettuun etuumme, laskujen säilytys lakiin ja push-ilmoitukset suostumukseesi.
    # Kuka saa tietoja
    Profiilisi näkevät saman jäsenpiirin kaikkien brändien jäsenet ja siellä, missä haku on avoin ilman kirjautumista, myös vierailijat. Hakukoneet saavat näyttää sen vain, jos sallit sen. Ylläpidon, sähköpostin ja maksujen palveluntarjoajat saavat vain tehtävässään tarvittavan. Mainoskumppanit saavat klikkausnumeron, tilan ja summan, eivät koskaan profiilitietoja.
    Mikään palvelun {brand} sivu ei lataa sisältöä kolmansilta osapuolilta.
    # Kuinka kauan
    Poistamme vahvistamattomat tilit 30 päivän kuluttua. Poiston jälkeen tilin voi palauttaa 14 päivän ajan, sitten tietosi poistetaan. Kirjanpitotapahtumat säilytetään ilman nimeä niin kauan kuin laki vaatii.
    # Oikeutesi
    Voit pyytää pääsyä tietoihisi, niiden oikaisua, poistamista, rajoittamista ja kopiota sekä vastustaa käsittelyä. Kirjoita osoitteeseen {email}. Voit myös valittaa maasi tietosuojaviranomaiselle.
  `,
  cookies: `
    Evästeet
    Mitä evästeitä {brand} asettaa, mihin niitä käytetään ja kuinka kauan ne säilyvät.
    # Vain tarpeelliset
    {brand} ei aseta evästeitä mainontaan tai seurantaan eikä upota mitään kolmansilta osapuolilta. Siksi mikään palkki ei pyydä suostumustasi.
    # Evästeemme
    __Host-vonk: pitää sinut kirjautuneena. Sisältö on salattu, eivätkä skriptit voi lukea sitä. 30 päivää.
    vonk_in: muistaa vain, että olet kirjautunut, jotta sivu näkyy heti oikein. 30 päivää.
    vonk_locale: muistaa valitun kielen. 365 päivää.
    vonk_country: muistaa hinnoille valitun maan. 365 päivää.
    # Selaimesi muisti
    Jotta mitään ei katoa, viestien ja rekisteröitymisen luonnokset pysyvät selaimessasi, salasanasi ei koskaan. Myös suljetut ilmoitukset muistetaan vain siellä.
    # Poistaminen
    Uloskirjautuminen päättää istunnon. Kaiken muun poistat selaimen asetuksista; sen jälkeen sinun on kirjauduttava ja valittava kieli uudelleen.
  `,
  ban: `
    Pääsykielto
    Milloin {brand} estää pääsyn, kuka siitä päättää ja mitä voit tehdä.
    # Lukittu väärien salasanojen jälkeen
    Viiden väärän salasanan jälkeen kirjautuminen on lukittu 15 minuutiksi. Se suojaa tiliäsi arvailulta. Sen jälkeen lukitus avautuu itsestään.
    # Suljettu rikkomuksen vuoksi
    Suljemme alaikäisten tilit sekä tilit, joita käytetään uhkailuun, häirintään, petoksiin, mainontaan, toisten kuviin tai muihin vakaviin ehtojen rikkomuksiin. Lievissä rikkomuksissa poistamme ensin sisällön.
    Kerromme, mistä on kyse, mitä sääntöä se koskee ja kuinka kauan kielto kestää.
    # Valittaminen
    Jos kielto on mielestäsi väärä, kirjoita valituslomakkeella tai osoitteeseen {email}. Ihminen tutkii asian uudelleen ja vastaa perustellen. Se onnistuu ilman kirjautumista eikä maksa mitään. Sen jälkeen voit turvautua tuomioistuimen ulkopuoliseen riidanratkaisuun tai tuomioistuimeen.
    # Haluat kieltää itseltäsi pääsyn
    Jos et halua enää päästä sisään, kirjoita meille tilisi osoitteesta. Suljemme tilin emmekä hyväksy uutta samalla osoitteella, ennen kuin sanot toisin.
  `,
  'return-policy': `
    Palautukset ja hyvitykset
    Milloin saat rahasi takaisin ja miten.
    # Käyttämättömät krediitit
    Voit palauttaa {refund_days} päivän kuluessa ostosta krediitit, joita et ole vielä käyttänyt. Hyvitämme niiden osuuden maksetusta hinnasta.
    # Käytetyt krediitit
    Toimitettuihin viesteihin käytettyjä krediittejä ei hyvitetä. Viestit, joita ei toimitettu, eivät maksa mitään; jos jotain on silti veloitettu, palautamme sen.
    # Väärä tai kaksinkertainen veloitus
    Jos summa on veloitettu kahdesti tai ilman toimiasi, kerro meille. Selvitämme asian ja hyvitämme sinulle kuuluvan määräajoista riippumatta.
    # Näin se käy
    Kirjoita valituslomakkeella tai osoitteeseen {email} ja kerro tilisi sähköpostiosoite ja osto. Saat vahvistuksen, jossa on numero, päivä ja kellonaika. Rahat palaavat samaa tietä kuin maksoit, viimeistään 14 päivän kuluttua.
    Lakisääteinen peruuttamisoikeutesi ei muutu.
  `,
  faq: `
    Usein kysyttyä
    Lyhyitä vastauksia rekisteröitymisestä, kuvitteellisista profiileista, hinnoista ja turvallisuudesta.
    # Mitä {brand} maksaa?
    Rekisteröityminen, haku, profiilien katselu ja tykkääminen eivät maksa mitään. Viestit maksavat krediittejä; hinta näkyy painikkeen vieressä ennen lähettämistä. Maksat kerran, tilausta ei ole.
    # Mitä kuvitteelliset profiilit ovat?
    {fictional}
    Sana näkyy kuvassa, profiilissa ja keskustelussa. Haussa voit valita, että näet vain oikeita jäseniä.
    # Vahvistusviesti ei tule perille. Mitä nyt?
    Katso roskapostikansiosta. Voit lähettää viestin uudelleen ja samalla vaihtaa osoitteen, enintään kerran minuutissa ja viisi kertaa päivässä.
    # Miksi kukaan ei voi vastata minulle?
    Niin kauan kuin sähköpostiosoitettasi ei ole vahvistettu, profiilisi ei näy eivätkä viestit tavoita sinua. Avaa viestin linkki, niin pääset alkuun.
    # Tilini on lukittu. Kuinka kauan?
    Viiden väärän salasanan jälkeen lukitus kestää 15 minuuttia. Odota ja yritä sitten uudelleen.
    # Miten pääsen jostakusta eroon?
    Avaa profiili ja paina estä. Ette enää näe toisianne, eikä kumpikaan voi kirjoittaa toiselle.
    # Miten poistan tilini?
    Kirjoita osoitteeseen {email}, jos et löydä sitä asetuksista. Voit muuttaa mielesi 14 päivän kuluessa.
  `,
  service: `
    Asiakaspalvelu
    Näin tavoitat ihmiset palvelun {brand} takana.
    # Kirjoita meille
    Nopeimmin onnistuu valitusten ja asioiden lomake: se toimii ilman kirjautumista, ja saat heti vahvistuksen, jossa on numero. Voit myös kirjoittaa osoitteeseen {email}.
    # Soita meille
    Tavoitat meidät puhelimitse numerosta {phone}. Tiliäsi koskevissa asioissa pyydämme sinua todentamaan itsesi sähköpostiosoitteellasi.
    # Mikä auttaa meitä
    Kerro tilisi sähköpostiosoite, mitä tapahtui ja milloin. Älä koskaan lähetä salasanaasi tai täydellisiä korttitietoja; emme myöskään koskaan kysy niitä.
    # Joku käyttäytyy huonosti
    Ilmoita jäsenestä hänen profiilissaan tai keskustelussa ja estä hänet. Välittömässä vaarassa käänny ensin poliisin puoleen.
  `,
  imprint: `
    Yritystiedot
    Kuka ylläpitää palvelua {brand} ja miten tavoitat meidät.
    # Palveluntarjoaja
    {company}
    {address}
    # Yhteystiedot
    Sähköposti: {email}
    Puhelin: {phone}
    # Rekisteri ja verot
    Kaupparekisteri (KvK): {kvk}
    Arvonlisäverotunniste: {vat}
    # Riidat
    Käänny valituksissa ensin meidän puoleemme, mieluiten valituslomakkeella. Emme osallistu kuluttajariitalautakuntien menettelyihin, ellei laki velvoita siihen.
    # Yhteyspiste viranomaisille ja käyttäjille
    Digipalvelusäädöksen 11 ja 12 artiklan mukainen yhteyspiste on {email}. Voit kirjoittaa saksaksi ja englanniksi.
    # Paikannimet
    Paikkakunnat ja niiden sijainnit ovat osittain peräisin GeoNames-palvelusta (geonames.org), lisenssi CC BY 4.0.
  `,
  withdrawal: `
    Peruuta sopimus
    Peruuttamisoikeutesi, määräaika ja miten peruutat ilman kirjautumista.
    # Oikeutesi
    Voit peruuttaa krediittien oston {refund_days} päivän kuluessa, joka tapauksessa 14 päivän kuluessa, syytä ilmoittamatta. Aika alkaa ostopäivästä. Riittää, että lähetät peruutuksen ennen sen päättymistä.
    # Näin peruutat
    Käytä valituslomaketta aiheella ”Sopimuksen peruuttaminen”: nimi, sähköpostiosoite, osto, lähetä. Kirjautumista ei tarvita. Saat heti sähköpostiisi vahvistuksen, jossa on numero, päivä ja kellonaika.
    Voit myös kirjoittaa vapaamuotoisesti osoitteeseen {email} tai kirjeitse: {company}, {address}.
    # Mitä sitten tapahtuu
    Palautamme hinnan viimeistään 14 päivän kuluttua peruutuksestasi, samaa tietä kuin maksoit. Jos pyysit nimenomaisesti aloittamaan heti ja olet jo käyttänyt krediittejä, vähennämme niiden osuuden. Käyttämättömät krediitit raukeavat hyvityksen myötä.
    # Malli
    ”{company}, {address}, {email}: Peruutan täten sopimukseni krediittien ostosta palvelussa {brand}. Ostettu: … Nimi: … Tilin sähköpostiosoite: … Päivä: …”
  `,
  accessibility: `
    Saavutettavuus
    Mitä teemme, jotta kaikki voivat käyttää palvelua {brand}, ja miten ilmoitat esteistä.
    # Tavoitteemme
    Palvelun {brand} tulee täyttää WCAG 2.2 -ohjeiden taso AA kaikilla kielillä. Samaa vaatii eurooppalainen esteettömyyslainsäädäntö.
    # Mitä teemme
    Kaikkea voi käyttää näppäimistöllä, kohdistus näkyy, kontrastit ja tekstikoot on tarkistettu, ja vähennetyllä liikkeellä sivu pysyy paikallaan. Ruudunlukijat kertovat jokaisen viestin lähettäjän ja ajan. Julkiset sivut toimivat myös ilman JavaScriptiä.
    # Missä on vielä puutteita
    Jäsenten kuvilla ei ole tarkkaa kuvausta, koska vain jäsenet tietävät, mitä niissä on.
    # Löysitkö esteen?
    Kerro meille: {email} tai valituslomakkeella. Mainitse sivu ja apuvälineesi. Jos vastauksemme ei riitä, voit kääntyä maasi valvontaviranomaisen puoleen.
  `,
};
