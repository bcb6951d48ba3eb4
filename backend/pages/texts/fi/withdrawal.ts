export const withdrawal = `
  Peruuta sopimus
  Peruuttamisoikeutesi, sen määräaika ja miten käytät sitä tässä kirjautumatta.
  # Oikeutesi
  Voit peruuttaa krediittien oston {refund_days} päivän kuluessa ilman syytä.
  Määräaika alkaa ostoa seuraavasta päivästä ja päättyy, kun sen viimeinen päivä on asuinpaikassasi ohi. Jos se on lauantai, sunnuntai tai pyhäpäivä, määräaika päättyy seuraavana arkipäivänä. Riittää, että lähetät peruutuksen ennen sen loppua.
  # Näin peruutat
  Täytä lomake tämän sivun lopussa: nimi, tilausnumero, sähköpostiosoite, vahvista. Kirjautumista ei tarvita. Saat heti sähköpostitse vahvistuksen, jossa on numero, päivä ja aika.
  Voit myös kirjoittaa vapaamuotoisesti osoitteeseen {email} tai lähettää kirjeen: {company}, {address}.
  # Mitä sitten tapahtuu
  Hyvitämme hinnan viimeistään 14 päivän kuluttua peruutuksesta samaa tietä kuin maksoit, emmekä peri siitä mitään.
  Jos olet jo käyttänyt tämän oston krediittejä, vähennämme niiden osuuden, koska pyysit nimenomaisesti meitä aloittamaan heti. Myös jäsenet, joiden kuvat näit vain premiumilla, lasketaan mukaan. Jos et pyytänyt sitä, saat koko hinnan. Käyttämättömät krediitit raukeavat hyvityksen myötä. Lisää sivulla [Palautukset ja hyvitykset](/pages/return-policy).
  # Malli
  ”Vastaanottaja: {company}, {address}, {email}. Peruutan täten sopimukseni krediittien ostosta palvelussa {brand}. Ostopäivä: … Tilausnumero: … Nimi: … Tilin sähköpostiosoite: … Päiväys: …”
`;
