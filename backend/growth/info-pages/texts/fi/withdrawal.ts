export const withdrawal = `
  Peruuta sopimus
  Peruuttamisoikeutesi, sen määräaika ja miten käytät sitä tässä kirjautumatta.
  # Oikeutesi
  Voit peruuttaa krediittien oston {refund_days} päivän kuluessa syytä ilmoittamatta.
  Peruuttamisaika on {refund_days} päivää sopimuksen tekemisestä. Tekopäivää ei lasketa mukaan, ja peruuttamisaika päättyy, kun sen viimeinen päivä on asuinpaikassasi ohi. Jos se on lauantai, sunnuntai, pyhäpäivä tai pyhäpäivään laissa rinnastettu päivä, peruuttamisaika päättyy seuraavana arkipäivänä. Riittää, että lähetät peruuttamisilmoituksen ennen peruuttamisajan päättymistä.
  # Näin peruutat
  Täytä lomake tämän sivun alussa: nimi, tilausnumero, sähköpostiosoite ja vahvistus. Kirjautumista ei tarvita. Saat heti sähköpostitse vahvistuksen, jossa on vastaanottonumero, päivä ja kellonaika.
  Voit tehdä peruuttamisilmoituksen myös omin sanoin sähköpostilla osoitteeseen {email} tai kirjeellä: {company}, {address}. Voit käyttää siihen alla olevaa peruuttamislomakkeen mallia, mutta sen käyttö ei ole pakollista.
  # Mitä sitten tapahtuu
  Palautamme hinnan viipymättä ja viimeistään 14 päivän kuluttua siitä, kun olemme saaneet peruuttamisilmoituksesi. Käytämme samaa maksutapaa, jota sinä käytit, emmekä peri palautuksesta mitään.
  Jos pyysit tilatessasi nimenomaisesti meitä aloittamaan heti ja olet jo käyttänyt tämän oston krediittejä, vähennämme niiden osuuden hinnasta. Jos et pyytänyt sitä, saat koko hinnan takaisin. Käyttämättömät krediitit raukeavat hyvityksen myötä. Lisätietoja on sivulla [Palautukset ja hyvitykset](/pages/return-policy).
  # Peruuttamislomakkeen malli
  ”Vastaanottaja: {company}, {address}, {email}. Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee krediittien ostoa palvelussa {brand}. Tilauspäivä: … Tilausnumero: … Nimi: … Osoite: … Tilin sähköpostiosoite: … Päiväys: … Allekirjoitus (vain, jos lomake täytetään paperimuodossa): …”
`;
