import type { PageTexts } from '../page-texts.ts';

export const fi: PageTexts = {
  terms: `
    Käyttöehdot
    Mitä sinun ja palvelun {brand} välillä on sovittu: tili, kuvitteelliset profiilit, krediitit, säännöt ja sopimuksen päättyminen.
    # Kenen kanssa teet sopimuksen
    Palvelua {brand} ylläpitää {company}, {address}. Kun avaat tilin, teet kanssamme maksuttoman käyttösopimuksen. Kuluja syntyy vasta, kun ostat krediittejä.
    # Tilisi
    Sinun on oltava vähintään {min_age}-vuotias ja kerrottava ikäsi totuudenmukaisesti. Tili on henkilökohtainen, joten älä anna salasanaasi muille. Ennen kuin muut voivat vastata sinulle, vahvistat sähköpostiosoitteesi.
    Profiilisi näkyy kaikkien niiden brändien jäsenille, joilla on yhteinen jäsenkunta. Kirjautua voit vain siihen brändiin, johon rekisteröidyit.
    # Kuvitteelliset profiilit
    {fictional}
    Kuvitteellisissa profiileissa on tämä merkintä kaikkialla, missä ne näkyvät. Koneen kirjoittamat tekstit on merkitty automaattisiksi. Haussa voit jättää kuvitteelliset profiilit pois.
    # Krediitit ja hinnat
    Profiilien katselu ja tykkääminen on maksutonta. Viestit maksavat krediittejä, ja viestin hinta näkyy lähetyspainikkeessa. Viesti, jota ei toimitettu perille, ei maksa mitään.
    Krediitit ostetaan paketteina kertamaksulla. Tilausta tai automaattista uusiutumista ei ole. Kaikki hinnat sisältävät arvonlisäveron. Ilman ostoksia voit aloittaa enintään 2 keskustelua ja ladata palveluun enintään 3 kuvaa.
    # Näin kohtelemme toisiamme
    Kiellettyjä ovat uhkaukset, häirintä, viha, mainonta, petokset, kaikki alaikäisiin liittyvä sisältö, toisten kuvat ja muiden ihmisten tietojen julkaiseminen. Voit tehdä ilmoituksen kenestä tahansa jäsenestä tai estää hänet.
    Jos jäsen rikkoo näitä sääntöjä, voimme poistaa sisältöä tai sulkea tilejä. Kerromme syyn, ja voit valittaa päätöksestä. Ohjeet löydät käyttöestoja koskevalta sivulta.
    # Sopimuksen päättäminen
    Voit poistaa tilisi milloin tahansa ilman irtisanomisaikaa ja ilman perusteluja. Tilin voi palauttaa 14 päivän ajan sähköpostitse lähetetyllä linkillä, minkä jälkeen tietosi poistetaan. Me voimme irtisanoa sopimuksen 30 päivän irtisanomisajalla, painavasta syystä heti. Silloin palautamme käyttämättömien ostettujen krediittien hinnan.
    # Vastuu ja laki
    Vastaamme rajoituksetta tahallisuudesta, törkeästä huolimattomuudesta sekä hengelle, ruumiille ja terveydelle aiheutuneista vahingoista. Muuten vastaamme vain olennaisten velvollisuuksien rikkomisesta ja enintään ennakoitavissa olevan vahingon määrään asti. Asuinmaasi pakottavan lainsäädännön antamat oikeudet pysyvät voimassa.
    Jos muutamme näitä ehtoja, kerromme siitä sinulle etukäteen. Voimassa on se versio, jonka päiväys on tällä sivulla.
  `,
  privacy: `
    Tietosuoja
    Mitä tietoja {brand} käsittelee, mihin ja kuinka kauan, ja mitä oikeuksia sinulla on.
    # Kuka vastaa tiedoista
    Rekisterinpitäjä on {company}, {address}. Tietosuojaa koskeviin kysymyksiin vastaamme osoitteessa {email}.
    # Mitä tietoja käsittelemme
    Rekisteröityessäsi: sähköpostiosoite, nimi, syntymäaika, sukupuoli, paikkakunta ja salasanasi tiiviste, jota ei voi palauttaa salasanaksi. Sen jälkeen kaikki, minkä itse täytät tai kirjoitat: profiilitiedot, kuvat, tykkäykset, viestit ja ilmoitukset. Ostoksista summa, ajankohta ja maksutapa.
    Teknisistä syistä käsittelemme IP-osoitettasi, jotta voimme näyttää sivuston, rajoittaa väärinkäyttöä ja tunnistaa maasi. Lokeissa ei ole viestejä eikä sähköpostiosoitteita.
    # Seksuaalisuuttasi koskevat tiedot
    Se, ketä etsit, voi kertoa jotain seksuaalisuudestasi. Käsittelemme tällaisia tietoja vain tietosuoja-asetuksen (GDPR) 9 artiklan mukaisella nimenomaisella suostumuksellasi, jota pyydämme rekisteröitymisen yhteydessä erikseen. Voit peruuttaa suostumuksen milloin tahansa poistamalla tilisi.
    # Mihin ja millä perusteella
    Tarvitsemme tietoja täyttääksemme kanssasi tehdyn sopimuksen: profiilisi näyttämiseen, viestien toimittamiseen ja maksujen käsittelyyn. Suojautuminen väärinkäytöltä ja petoksilta perustuu oikeutettuun etuumme, laskujen säilyttäminen lakisääteisiin velvollisuuksiin ja push-ilmoitukset suostumukseesi.
    # Kuka saa tietoja
    Profiilisi näkevät saman jäsenkunnan kaikkien brändien jäsenet ja, jos haku on avoin kirjautumatta, myös vierailijat. Hakukoneet saavat listata sen vain, jos sallit sen. Palvelimista, sähköpostista ja maksuista huolehtivat palveluntarjoajat saavat vain sen, mitä tehtävässään tarvitsevat. Mainoskumppanit saavat tietää klikkausnumeron, tilan ja summan, eivät koskaan profiilitietoja.
    Yksikään sivu palvelussa {brand} ei lataa sisältöä kolmansilta osapuolilta.
    # Kuinka kauan
    Vahvistamattomat tilit poistamme 30 päivän kuluttua. Poistetun tilin voi palauttaa 14 päivän ajan, minkä jälkeen tietosi poistetaan. Kirjanpitotapahtumat säilytetään ilman nimiä niin kauan kuin laki vaatii.
    # Oikeutesi
    Voit pyytää tietojasi nähtäväksi, niiden oikaisemista, poistamista, käsittelyn rajoittamista ja kopiota tiedoistasi sekä vastustaa niiden käsittelyä. Kirjoita osoitteeseen {email}. Voit myös valittaa maasi tietosuojaviranomaiselle.
  `,
  cookies: `
    Evästeet
    Mitä evästeitä {brand} asettaa, mitä varten ne ovat ja kuinka kauan ne säilyvät.
    # Vain välttämättömät
    {brand} ei aseta evästeitä mainontaa tai seurantaa varten eikä upota mitään kolmansilta osapuolilta. Siksi mikään banneri ei kysy suostumustasi.
    # Evästeemme
    __Host-vonk: pitää sinut kirjautuneena. Sisältö on salattu, eivätkä skriptit voi lukea sitä. 30 päivää.
    vonk_in: muistaa vain, että olet kirjautunut, jotta sivu näkyy heti oikein. 30 päivää.
    vonk_locale: muistaa valitsemasi kielen. 365 päivää.
    # Selaimesi tallennustila
    Jotta mitään ei katoa, viestien ja rekisteröitymisen luonnokset säilyvät selaimessasi, salasanasi ei koskaan. Myös tieto siitä, mitkä ilmoitukset olet sulkenut, on vain siellä.
    # Poistaminen
    Uloskirjautuminen päättää istunnon. Kaiken muun poistat selaimesi asetuksista. Sen jälkeen sinun on kirjauduttava ja valittava kieli uudelleen.
  `,
  ban: `
    Käyttöesto
    Milloin {brand} estää pääsyn, kuka siitä päättää ja mitä voit tehdä asialle.
    # Lukittu väärien salasanojen vuoksi
    Kun salasana on annettu väärin 5 kertaa, kirjautuminen lukitaan 15 minuutiksi. Se suojaa tiliäsi arvailulta. Lukitus aukeaa itsestään.
    # Estetty rikkomuksen vuoksi
    Estämme alaikäisten tilit sekä tilit, joilla uhkaillaan, häiritään, huijataan, mainostetaan, käytetään toisten kuvia tai rikotaan käyttöehtoja muuten vakavasti. Lievissä rikkomuksissa poistamme ensin sisällön.
    Kerromme sinulle, mistä huomautamme, mitä sääntöä asia koskee ja kuinka kauan esto kestää.
    # Päätöksestä valittaminen
    Jos esto on mielestäsi väärä, kirjoita meille valituslomakkeella tai osoitteeseen {email}. Ihminen käy asian läpi uudelleen ja vastaa perustellusti. Tämä onnistuu kirjautumatta eikä maksa mitään. Sen jälkeen voit turvautua tuomioistuimen ulkopuoliseen riidanratkaisuun tai tuomioistuimeen.
    # Haluat estää itsesi
    Jos et enää halua päästä palveluun, kirjoita meille tilisi sähköpostiosoitteesta. Suljemme tilin emmekä hyväksy tälle osoitteelle uutta, ennen kuin kerrot meille toisin.
  `,
  'return-policy': `
    Palautukset ja hyvitykset
    Milloin saat rahaa takaisin ja miten.
    # Käyttämättömät krediitit
    Voit palauttaa vielä käyttämättömät krediitit {refund_days} päivän kuluessa ostosta. Palautamme niiden osuuden maksamastasi hinnasta.
    # Käytetyt krediitit
    Perille toimitettuihin viesteihin käytettyjä krediittejä ei hyvitetä. Viestit, joita ei toimitettu, eivät maksa mitään. Jos jotain on silti veloitettu, hyvitämme sen sinulle.
    # Veloitettu väärin tai kahdesti
    Jos summa on veloitettu kahdesti tai ilman omaa toimintaasi, kerro siitä meille. Selvitämme asian ja palautamme sen, mikä sinulle kuuluu, määräajoista riippumatta.
    # Toimi näin
    Kirjoita meille valituslomakkeella tai osoitteeseen {email} ja mainitse tilisi sähköpostiosoite ja ostos. Saat vahvistuksen, jossa on numero, päivämäärä ja kellonaika. Rahat palautetaan samalla tavalla kuin maksoit, viimeistään 14 päivän kuluessa.
    Tämä ei vaikuta lakisääteiseen peruuttamisoikeuteesi.
  `,
  faq: `
    Usein kysyttyä
    Lyhyitä vastauksia rekisteröitymisestä, kuvitteellisista profiileista, hinnoista ja turvallisuudesta.
    # Mitä {brand} maksaa?
    Rekisteröityminen, haku, profiilien katselu ja tykkääminen on maksutonta. Viestit maksavat krediittejä, ja hinta näkyy painikkeessa ennen lähettämistä. Maksat kerran, tilausta ei ole.
    # Mitä kuvitteelliset profiilit ovat?
    {fictional}
    Sana näkyy kuvassa, profiilissa ja keskustelussa. Haussa voit valita, että näet vain oikeat jäsenet.
    # Vahvistusviesti ei tule perille. Mitä nyt?
    Katso roskapostikansiosta. Voit pyytää viestin uudelleen ja samalla vaihtaa osoitteen, enintään kerran minuutissa ja viisi kertaa päivässä.
    # Miksi kukaan ei voi vastata minulle?
    Niin kauan kuin sähköpostiosoitettasi ei ole vahvistettu, profiilisi ei näy eivätkä viestit tavoita sinua. Avaa viestissä oleva linkki, niin pääset alkuun.
    # Tilini on lukittu. Kuinka kauan?
    Kun salasana on annettu väärin 5 kertaa, lukitus kestää 15 minuuttia. Odota ja yritä sitten uudelleen.
    # Miten pääsen jostakusta eroon?
    Avaa profiili ja valitse Estä. Lakkaatte heti näkemästä toisianne, eikä kumpikaan voi enää kirjoittaa toiselle.
    # Miten poistan tilini?
    Kirjoita osoitteeseen {email}, jos et löydä poistoa asetuksista. Voit muuttaa mielesi 14 päivän ajan.
  `,
  service: `
    Asiakaspalvelu
    Näin tavoitat ihmiset palvelun {brand} takana.
    # Kirjoita meille
    Nopeimmin asia hoituu valitusten ja pyyntöjen lomakkeella: se toimii kirjautumatta, ja saat heti vahvistuksen, jossa on numero. Voit myös lähettää sähköpostia osoitteeseen {email}.
    # Soita meille
    Puhelimitse tavoitat meidät numerosta {phone}. Jos kysymyksesi koskee tiliäsi, pyydämme sinua todistamaan henkilöllisyytesi sähköpostiosoitteesi avulla.
    # Mistä on meille apua
    Kerro tilisi sähköpostiosoite, mitä tapahtui ja milloin. Älä koskaan lähetä meille salasanaasi tai täydellisiä korttitietoja. Me emme myöskään koskaan kysy niitä.
    # Joku käyttäytyy huonosti
    Tee ilmoitus jäsenestä suoraan hänen profiilissaan tai keskustelussa ja estä hänet. Jos vaara on välitön, ota ensin yhteyttä poliisiin.
  `,
  imprint: `
    Palveluntarjoajan tiedot
    Kuka palvelua {brand} ylläpitää ja miten tavoitat meidät.
    # Palveluntarjoaja
    {company}
    {address}
    # Yhteystiedot
    Sähköposti: {email}
    Puhelin: {phone}
    # Rekisteri ja verot
    Kaupparekisteri (KvK): {kvk}
    Arvonlisäverotunniste: {vat}
    # Riitojen ratkaiseminen
    Ota valitusasioissa ensin yhteyttä meihin, mieluiten valituslomakkeella. Emme osallistu menettelyihin kuluttajariitoja ratkaisevissa toimielimissä, ellei laki velvoita meitä siihen.
    # Yhteyspiste viranomaisille ja käyttäjille
    Digipalvelusäädöksen 11 ja 12 artiklan mukainen yhteyspiste on {email}. Voit kirjoittaa saksaksi ja englanniksi.
  `,
  withdrawal: `
    Peruuta sopimus
    Peruuttamisoikeutesi, sen määräaika ja ohjeet peruuttamiseen kirjautumatta.
    # Oikeutesi
    Voit peruuttaa krediittien oston syytä ilmoittamatta {refund_days} päivän kuluessa, aina kuitenkin vähintään 14 päivän ajan. Määräaika alkaa ostopäivästä. Riittää, että lähetät peruutuksen ennen määräajan päättymistä.
    # Näin peruutat
    Käytä valituslomaketta ja valitse aiheeksi ”Sopimuksen peruuttaminen”: nimi, sähköpostiosoite, ostos, lähetä. Kirjautumista ei tarvita. Saat heti sähköpostiisi vahvistuksen, jossa on numero, päivämäärä ja kellonaika.
    Voit kirjoittaa myös vapaamuotoisesti osoitteeseen {email} tai kirjeitse: {company}, {address}.
    # Mitä sitten tapahtuu
    Palautamme hinnan viimeistään 14 päivän kuluttua peruutuksestasi samalla tavalla kuin maksoit. Jos olet nimenomaisesti pyytänyt meitä aloittamaan heti ja olet jo käyttänyt krediittejä, vähennämme niiden osuuden. Käyttämättömät krediitit raukeavat palautuksen myötä.
    # Mallilomake
    ”Vastaanottaja {company}, {address}, {email}: Peruutan täten sopimukseni krediittien ostosta palvelussa {brand}. Ostettu: … Nimi: … Tilin sähköpostiosoite: … Päiväys: …”
  `,
  accessibility: `
    Saavutettavuus
    Mitä teemme, jotta {brand} sopii kaikkien käyttöön, ja miten ilmoitat esteistä.
    # Tavoitteemme
    Tavoite on, että {brand} täyttää WCAG 2.2 -ohjeiden AA-tason kaikilla kielillä. Samaa vaatii Euroopan esteettömyyslainsäädäntö.
    # Mitä teemme
    Kaikkea voi käyttää näppäimistöllä, kohdistus näkyy, kontrastit ja kirjainkoot on tarkistettu, ja kun liikettä on vähennetty, sivu pysyy paikallaan. Ruudunlukijat kertovat jokaisesta viestistä lähettäjän ja ajan. Julkiset sivut toimivat myös ilman JavaScriptiä.
    # Missä on vielä puutteita
    Jäsenten kuvilla ei ole tarkkaa kuvausta, koska vain jäsenet itse tietävät, mitä niissä näkyy.
    # Löysitkö esteen?
    Kerro siitä meille: {email} tai valituslomake. Mainitse sivu ja käyttämäsi apuväline. Jos vastauksemme ei tyydytä sinua, voit kääntyä maasi markkinavalvontaviranomaisen puoleen.
  `,
};
