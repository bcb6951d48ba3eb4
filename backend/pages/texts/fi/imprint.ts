export const imprint = `
  Yritystiedot
  Kuka ylläpitää palvelua {brand}, miten tavoitat meidät ja missä meidät on rekisteröity.
  # Palveluntarjoaja
  {company}
  {address}
  Edustaja: {represented_by}
  Toiminimet: {tradenames}
  # Yhteydenotto
  Sähköposti: {email}
  Puhelin: {phone}
  Lomake, myös ilman tiliä: [Valitukset](/complaints)
  # Rekisteri ja verot
  Kaupparekisteri (KvK): {kvk}
  Arvonlisäverotunniste: {vat}
  # Riidat
  Käänny valituksissa ensin meidän puoleemme, mieluiten [valituslomakkeella](/complaints). Emme osallistu kuluttajariitojen menettelyihin, ellei laki velvoita meitä siihen.
  # Yhteyspiste viranomaisille ja käyttäjille
  Digipalvelusäädöksen 11 ja 12 artiklan mukainen yhteyspiste on {email}.
  Kielet: {languages}
  # Paikannimet
  Paikkakunnat ja niiden sijainti ovat osaksi peräisin palvelusta [GeoNames](https://www.geonames.org), lisenssi CC BY 4.0.
`;
