export const imprint = `
  Yritystiedot
  Kuka ylläpitää palvelua {brand}, miten tavoitat meidät ja missä meidät on rekisteröity.
  # Palveluntarjoaja
  {company}
  {address}
  Edustaja: {represented_by}
  Toiminimet: {tradenames}
  Toimiala: {business_purpose}
  # Yhteydenotto
  Sähköposti: {email}
  Puhelin: {phone}
  Alaikäisten suojelusta vastaava: {youth_officer}
  Lomake, myös ilman tiliä: [Valitukset](/complaints)
  # Rekisteri ja verot
  {register}: {kvk}
  Arvonlisäverotunniste: {vat}
  # Riidat
  Ota valituksissa ensin yhteyttä meihin, mieluiten [valituslomakkeella](/complaints). Jos emme nimeä tässä riidanratkaisuelintä, emme osallistu kuluttajariitojen vaihtoehtoisiin riidanratkaisumenettelyihin, ellei laki velvoita meitä siihen. Suomessa kuluttajariitoja käsittelee kuluttajariitalautakunta.
  Kuluttajariitojen vaihtoehtoinen riidanratkaisuelin: {consumer_mediator}
  # Yhteyspiste viranomaisille ja käyttäjille
  Asetuksen (EU) 2022/2065 (digipalvelusäädös) 11 ja 12 artiklan mukainen yhteyspiste on {email}.
  Kielet: {languages}
  # Paikannimet
  Paikkakunnat ja niiden sijainti ovat osaksi peräisin palvelusta [GeoNames](https://www.geonames.org), lisenssi CC BY 4.0.
`;
