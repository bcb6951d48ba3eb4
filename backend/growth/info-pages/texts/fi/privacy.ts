export const privacy = `
  Tietosuojaseloste
  Mitä tietoja {brand} käsittelee, miksi, kuinka kauan, kuka niitä saa ja mitä oikeuksia sinulla on.
  # Kuka vastaa
  Rekisterinpitäjä on {company}, {address}. Vastaamme tietosuojaa koskeviin kysymyksiin osoitteessa {email}. Käsittelyyn sovelletaan EU:n yleistä tietosuoja-asetusta (GDPR).
  Tietosuojavastaava: {data_officer}
  Edustaja Yhdistyneessä kuningaskunnassa (UK GDPR, 27 artikla): {uk_representative}
  # Mitä tietoja käsittelemme
  - Rekisteröitymisen yhteydessä: sähköpostiosoite, nimi, syntymäaika, sukupuoli, seksuaalisuus, paikkakunta ja salasanasi yksisuuntainen tiiviste. Muut näkevät ikäsi, eivät koskaan syntymäaikaasi.
  - Profiilissasi: tiedot, kiinnostuksen kohteet, kuvat ja mitä kirjoitat itsestäsi.
  - Muiden kanssa: tykkäykset, viestit, lahjat, estot, ilmoitukset ja omat muistiinpanosi.
  - Ostoissa: paketti, summa, ajankohta, maa ja maksutapa. Suoraveloituksessa myös tilinomistajan nimi ja osoite, matkapuhelinnumero ja IBANin viimeiset merkit; koko IBAN menee vain maksupalvelulle.
  - Salaisella avaimella tehty tunnus sähköpostiosoitteestasi: 180 päivää tilin poistamisesta tai osoitteen vaihtamisesta. Sen yhteyteen tallennamme, mitä lahjoja ja alennuksia on jo annettu, montako keskustelua on aloitettu ilmaiseksi, kuka on estänyt kenet ja olemmeko sulkeneet tilin. Tunnuksen ainoa tarkoitus on, ettei lahjoja anneta kahdesti ja että estot pätevät myös uuden rekisteröitymisen jälkeen. Osoitetta ei voi lukea siitä.
  - Turvallisuutesi vuoksi: milloin, millä selaimella ja mistä maasta joku kirjautui tilillesi.
  - Teknisistä syistä IP-osoitteesi, jotta sivusto toimii, väärinkäyttöä rajoitetaan ja maasi tunnistetaan. Emme tallenna sitä. Lokeissa ei ole viestejä eikä sähköpostiosoitteita.
  # Tiedot seksuaalisuudestasi
  Tieto seksuaalisuudestasi on erityisen suojattu. Käsittelemme sitä vain nimenomaisella suostumuksellasi tietosuoja-asetuksen 9 artiklan mukaan, ja pyydämme suostumuksen erikseen rekisteröitymisen yhteydessä. Voit peruuttaa suostumuksen milloin tahansa [asetuksissa](/settings) ja pitää tilisi. Silloin poistamme tiedon seksuaalisuudestasi ja samalla sen, ketä etsit. Muut eivät enää löydä sinua siihen perustuvista ehdotuksista ja luetteloista. Suostumuksen peruuttaminen ei vaikuta ennen peruuttamista suoritetun käsittelyn lainmukaisuuteen.
  # Miksi ja millä perusteella
  - Sopimuksen täytäntöön panemiseksi (tietosuoja-asetuksen 6 artiklan 1 kohdan b alakohta): profiilin näyttäminen, viestien toimittaminen, maksujen käsittely.
  - Koska laki vaatii sitä (c alakohta): kuittien ja kirjanpitotietojen säilyttäminen, ilmoitusten käsittely ja niistä päättäminen.
  - Oikeutetun edun vuoksi (f alakohta): suojautuminen väärinkäytöltä ja petoksilta, käyntien laskeminen yksilöimättä ketään.
  - Suostumuksellasi (a alakohta): push-ilmoitukset, uutiset ja tarjoukset sähköpostitse, käyttötilastot, tietojen kertominen kumppanille, näkyminen hakukoneissa, mainonta profiilillasi.
  - Jokainen suostumus ja sen peruutus kirjataan päivämäärineen. Luettelo on [asetuksissa](/settings).
  # Kuka saa tietoja
  - Profiilisi näkevät jäsenet kaikilla niillä sivustoilla, joilla on yhteiset jäsenet, ja siellä, missä haku on avoin kirjautumatta, myös kävijät ilman tiliä, ellet poista sitä käytöstä. Asetuksissa voit piilottaa iän, paikkakunnan ja sen, milloin olet paikalla, ja valita sivustot.
  - Hakukoneet saavat näyttää profiilisi ja me saamme mainostaa sillä vain, jos sallit sen. Kumpaakin voit muuttaa asetuksissa.
  - Ylläpidon, sähköpostin, tekstiviestien ja maksujen palveluntarjoajat saavat vain tehtävässään tarvitsemansa tiedot.
  - Selaimesi push-palvelut välittävät ilmoituksemme salattuina.
  - Euroopan talousalueen ulkopuoliset maat: selaimesi push-palvelut voivat sijaita siellä, esimerkiksi Yhdysvalloissa, ja ne välittävät vain salattuja ilmoituksia. Muuten siirrämme tietoja tällaiseen maahan vain, jos EU:n komissio on tehnyt tietosuojan riittävyyttä koskevan päätöksen tai siirtoon sovelletaan komission hyväksymiä vakiolausekkeita (tietosuoja-asetuksen 45 ja 46 artikla). Saat niistä jäljennöksen pyytämällä sitä osoitteesta {email}.
  Mikään palvelun {brand} sivu ei lataa sisältöä kolmansilta osapuolilta.
  # Mainoskumppanit ja tilastot
  Jos tulet kumppanin linkistä, osoitteessa ovat kumppanin tunnisteet ja klikkauksen numero. Laskemme, että tällainen käynti tapahtui, ilman IP-osoitetta ja yksilöimättä ketään. Selaimesi muistaa, mistä tulit, kunnes suljet välilehden, tai 90 päivää, jos annat siihen suostumuksesi sivulla [Evästeet](/pages/cookies). Jos rekisteröidyt, säilytämme tiedon tilisi yhteydessä.
  Vain jos sallit sen rekisteröityessäsi tai asetuksissa, kerromme kumppanille, mitä klikkauksesta seurasi: sen numeron ja kumppanin tunnisteet, tilan (rekisteröityi, osti, hylätty), ostosta summan ja oman numeromme, joka vastaa sitä. Emme koskaan kerro mitään profiilistasi emmekä nimeäsi tai osoitettasi.
  Laskemme yksilöimättä ketään, miltä sivuilta poistutaan ja milloin. Tilisi yhteydessä säilytämme sen vain, jos olet kytkenyt tilastot päälle.
  # Kuvat ja paikat
  Tallennamme kuvasi uudelleen ja poistamme samalla kaiken, mitä kamera niihin tallensi, kuten kuvauspaikan. Muut kuvat kuin pääkuvan näkevät tarkkoina vain Premium-jäsenet.
  Kysymme sijaintiasi vasta, kun painat sitä varten olevaa painiketta. Pyöristämme sen ja etsimme lähimmän paikkakunnan, mutta emme tallenna sijaintia.
  # Sähköpostit ja push-ilmoitukset
  Sähköpostit, joita itse pyydät tai jotka kuuluvat ostoon tai päätökseen, saat aina. Kaiken muun valitset sivulla [Ilmoitukset](/notifications), ja jokaisessa sellaisessa sähköpostissa on linkki, jolla lopetat ne yhdellä painalluksella. Säilytämme 30 päivää tiedon siitä, milloin sellainen lähti.
  Push-ilmoituksia tulee vasta, kun olet sallinut ne selaimessa. Niissä näkyy lähettäjä, ei koskaan viestin sisältö, ja ne loppuvat, kun kirjaudut siellä ulos.
  # Kuinka kauan
  - Vahvistamattomat tilit: 30 päivää.
  - Poistetut tilit: 14 päivää, jolloin voit palata, sitten profiili, kuvat, viestit ja tykkäykset poistetaan. Muiden kirjoittamat viestit jäävät heille.
  - Kirjautumiset: 90 päivää. Istunto: 30 päivää.
  - Kuitit ja kirjanpitotiedot: enintään 10 vuotta, tilin poistamisen jälkeen ilman nimeäsi, vain numerolla.
  - Käyttöehtojen hyväksymisesi ja suostumuksesi arkaluonteisten tietojen käsittelyyn: 4 vuotta poistamisesta, todisteena. IBANista tehty tunnus, jotta se tunnistetaan: 13 kuukautta; jos suoraveloitus palautui: 4 vuotta.
  - Ilmoitukset ja päätökset: kunnes asia on päätetty eikä kukaan voi enää hakea oikaisua, eli kuusi kuukautta päätöksestä; sitten jää vain se, mitä päätettiin.
  - Varmuuskopiot: enintään 30 päivää.
  - Lasketut käynnit: 14 kuukautta. Kumppanien vastaukset: 180 päivää.
  # Oikeutesi
  [Asetuksissa](/settings) voit ladata kerran päivässä kaikki tiedot, jotka meillä on sinusta, yhtenä tiedostona; sähköposti kertoo, kun se on valmis, ja voit hakea sen seitsemän päivän ajan. Siellä myös muutat tietojasi, näet ja päätät istuntosi ja poistat tilisi.
  Sinulla on oikeus saada pääsy tietoihisi, pyytää niiden oikaisemista, poistamista tai käsittelyn rajoittamista, siirtää tiedot järjestelmästä toiseen ja vastustaa käsittelyä (tietosuoja-asetuksen 15–21 artikla). Voit peruuttaa jokaisen suostumuksen milloin tahansa; peruutus vaikuttaa siitä eteenpäin. Kirjoita osoitteeseen {email}.
  Vastaamme kuukauden kuluessa maksutta. Jotta kukaan muu ei saa tietojasi, pyydämme sinua ehkä kirjoittamaan tilisi osoitteesta.
  # Vastustamisoikeutesi
  Siltä osin kuin käsittelemme tietoja oikeutetun edun perusteella, voit milloin tahansa vastustaa käsittelyä henkilökohtaiseen erityiseen tilanteeseesi liittyvällä perusteella (tietosuoja-asetuksen 21 artikla). Suoramarkkinointia varten tehtävää käsittelyä voit vastustaa aina, perusteluja esittämättä. Kirjoita osoitteeseen {email}.
  # Ei automaattisia päätöksiä
  Mikään ohjelma ei tee yksin päätöstä, jolla on sinulle oikeusvaikutuksia (tietosuoja-asetuksen 22 artikla), emmekä profiloi sinua mainontaa varten.
  # Valitus viranomaiselle
  Voit tehdä valituksen asuinmaasi tietosuojaviranomaiselle.
  Meitä valvova viranomainen: {data_authority}
`;
