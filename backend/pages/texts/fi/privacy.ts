export const privacy = `
  Tietosuoja
  Mitä tietoja {brand} käsittelee, miksi, kuinka kauan, kuka niitä saa ja mitä oikeuksia sinulla on.
  # Kuka vastaa
  Rekisterinpitäjä on {company}, {address}. Vastaamme tietosuojaa koskeviin kysymyksiin osoitteessa {email}.
  # Mitä tietoja käsittelemme
  - Rekisteröityessä: sähköpostiosoite, nimi, syntymäaika, sukupuoli, ketä etsit, paikkakunta ja salasanasi peruuttamaton tiiviste. Muut näkevät ikäsi, eivät koskaan päivämäärää.
  - Profiilissasi: tiedot, kiinnostukset, kuvat ja mitä kirjoitat itsestäsi.
  - Muiden kanssa: tykkäykset, viestit, lahjat, estot, ilmoitukset ja omat muistiinpanosi.
  - Ostoissa: paketti, summa, ajankohta, maa ja maksutapa. Suoraveloituksessa myös tilinomistaja, osoite, matkapuhelinnumero ja IBANin viimeiset merkit; koko IBAN menee vain maksupalvelulle. Niin kauan kuin voit peruuttaa oston, ja enintään 30 päivää sen jälkeen, myös keiden kuvat näit vain premiumilla.
  - Salaisella avaimella tehty tunnus sähköpostiosoitteestasi sekä kortista tai tilistä, jolla maksoit: 180 päivää tilin poistamisesta. Sen vieressä lukee, mitä lahjoja ja alennuksia on jo annettu, montako keskustelua on aloitettu ilmaiseksi ja kuka on estänyt kenet. Sen ainoa tarkoitus on, ettei lahjoja anneta kahdesti ja että estot pätevät myös uuden rekisteröitymisen jälkeen; osoitetta ei voi lukea siitä.
  - Turvallisuutesi vuoksi: milloin, millä selaimella ja mistä maasta joku kirjautui tilillesi.
  - Teknisistä syistä IP-osoitteesi, jotta sivusto toimii, väärinkäyttöä rajoitetaan ja maasi tunnistetaan. Emme tallenna sitä. Lokeissa ei ole viestejä eikä sähköpostiosoitteita.
  # Tiedot seksuaalisuudestasi
  Se, ketä etsit, voi kertoa jotain seksuaalisuudestasi. Käsittelemme tällaisia tietoja vain nimenomaisella suostumuksellasi tietosuoja-asetuksen 9 artiklan mukaan, ja pyydämme sitä erikseen rekisteröityessä. Voit peruuttaa sen milloin tahansa poistamalla tilisi.
  # Miksi ja millä perusteella
  - Sopimuksen täyttämiseksi (tietosuoja-asetuksen 6 artiklan 1 kohdan b alakohta): profiilin näyttäminen, viestien toimittaminen, maksujen käsittely.
  - Koska laki vaatii sitä (c alakohta): kirjanpidon säilyttäminen, ilmoitusten käsittely ja niistä päättäminen.
  - Oikeutetun edun vuoksi (f alakohta): suojautuminen väärinkäytöltä ja petoksilta, käyntien laskeminen ilman henkilöä.
  - Suostumuksellasi (a alakohta): push-ilmoitukset, uutiset ja tarjoukset sähköpostitse, käyttötilasto, tieto kumppanille, näkyminen hakukoneissa, mainonta profiilillasi.
  - Jokainen suostumus ja sen peruutus kirjataan päivämäärineen. Luettelo on [asetuksissa](/settings).
  # Kuka saa tietoja
  - Profiilisi näkevät saman jäsenpiirin kaikkien brändien jäsenet ja siellä, missä haku on avoin kirjautumatta, myös vierailijat, ellet poista sitä käytöstä. Asetuksissa voit piilottaa iän, paikkakunnan ja aktiivisuuden ja valita brändit.
  - Hakukoneet saavat näyttää profiilisi ja me saamme mainostaa sillä vain, jos sallit sen. Kumpaakin voit muuttaa asetuksissa.
  - Ylläpidon, sähköpostin, tekstiviestien ja maksujen palveluntarjoajat saavat vain tehtävässään tarvittavan.
  - Selaimesi push-palvelu välittää viestimme salattuina.
  - Jos brändi pyytää todistusta iästä, tarkistava palvelu ei saa meiltä nimeä eikä osoitetta, ja me saamme vain tuloksen.
  Mikään palvelun {brand} sivu ei lataa sisältöä kolmansilta osapuolilta.
  # Mainoskumppanit ja tilastot
  Jos tulet kumppanin linkistä, osoitteessa ovat kumppanin tunnisteet ja klikkauksen numero. Laskemme, että tällainen käynti tapahtui, ilman IP-osoitetta ja ilman henkilöä. Selaimesi muistaa alkuperän, kunnes suljet välilehden, suostumuksellasi sivulla [Evästeet](/pages/cookies) 90 päivää; jos rekisteröidyt, säilytämme sen tilisi yhteydessä.
  Vain jos sallit sen rekisteröityessä tai asetuksissa, kerromme kumppanille, mitä klikkauksesta tuli: sen numeron ja kumppanin tunnisteet, tilan (rekisteröityi, osti, hylätty), ostosta summan ja oman numeromme, joka vastaa sitä. Emme koskaan mitään profiilistasi, nimeäsi tai osoitettasi.
  Laskemme ilman henkilöä, miltä sivuilta poistutaan ja milloin. Tilisi yhteydessä säilytämme sen vain, jos olet kytkenyt tilastot päälle.
  # Kuvat ja paikat
  Rajaamme kuvasi uudelleen ja poistamme kaiken, mitä kamera niihin kirjoitti, kuten kuvauspaikan. Muut kuin pääkuvan näkevät tarkkoina vain Premium-jäsenet.
  Kysymme sijaintiasi vasta, kun painat sitä varten olevaa painiketta. Pyöristämme sen, etsimme lähimmän paikkakunnan emmekä säilytä sijaintia.
  # Sähköpostit ja push-ilmoitukset
  Sähköpostit, joita itse pyydät tai jotka kuuluvat ostoon tai päätökseen, tulevat aina. Kaiken muun valitset sivulla [Ilmoitukset](/notifications), ja jokaisessa sellaisessa sähköpostissa on linkki, joka lopettaa ne yhdellä painalluksella. Säilytämme 30 päivää tiedon siitä, milloin sellainen lähti.
  Push-ilmoituksia tulee vasta, kun olet sallinut ne selaimessa. Ne kertovat lähettäjän, eivät koskaan tekstiä, ja loppuvat, kun kirjaudut siellä ulos.
  # Kuinka kauan
  - Vahvistamattomat tilit: 30 päivää.
  - Poistetut tilit: 14 päivää, jolloin voit palata, sitten profiili, kuvat, viestit ja tykkäykset poistetaan. Mitä muut kirjoittivat, pysyy heidän.
  - Kirjautumiset: 90 päivää. Istunto: 30 päivää.
  - Kirjanpito ja kuitit: enintään 10 vuotta, silloin ilman nimeäsi, numerolla.
  - Suostumuksesi ehtoihin ja arkaluonteisiin tietoihin: 4 vuotta poistamisesta, todisteena. IBANista tehty tunnus, jotta se tunnistetaan: 13 kuukautta; jos suoraveloitus palautui: 4 vuotta.
  - Ilmoitukset ja päätökset: kunnes asia on päätetty eikä kukaan voi enää valittaa, eli kuusi kuukautta päätöksestä; sitten jää vain se, mitä päätettiin.
  - Varmuuskopiot: enintään 30 päivää.
  - Lasketut käynnit: 14 kuukautta. Kumppanien vastaukset: 180 päivää.
  # Oikeutesi
  [Asetuksissa](/settings) voit ladata kerran päivässä kaiken, mitä meillä on sinusta, yhtenä tiedostona; sähköposti kertoo, kun se on valmis, ja sen voi hakea seitsemän päivän ajan. Siellä myös muutat tietojasi, näet ja päätät istuntosi ja poistat tilisi.
  Sinulla on oikeus saada pääsy tietoihisi, oikaista ja poistaa ne, rajoittaa niiden käyttöä ja saada niistä kopio, ja voit vastustaa käsittelyä. Jokaisen suostumuksen voi peruuttaa jatkossa. Kirjoita osoitteeseen {email}.
  Vastaamme kuukauden kuluessa maksutta. Jotta kukaan muu ei saa tietojasi, pyydämme ehkä kirjoittamaan tilisi osoitteesta.
  # Ei koneiden päätöksiä
  Mitään sinuun oikeudellisesti vaikuttavaa päätöstä ei tee ohjelma yksin, emmekä tee sinusta profiilia mainontaa varten.
  # Valitus viranomaiselle
  Voit valittaa asuinmaasi tietosuojaviranomaiselle.
  Meitä valvova viranomainen: {data_authority}
`;
