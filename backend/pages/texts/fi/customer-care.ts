export const service = `
  Asiakaspalvelu
  Miten tavoitat ihmiset palvelun {brand} takana, mitä sitten tapahtuu ja mistä löydät kuitit.
  # Kirjoita meille
  Nopeimmin se käy [valitusten ja pyyntöjen lomakkeella](/complaints): se toimii kirjautumatta, ja saat heti kuittauksen, jossa on numero.
  Voit myös lähettää sähköpostia osoitteeseen {email}.
  # Soita meille
  Puhelimitse: {phone}. Tiliäsi koskevissa kysymyksissä pyydämme sinua silloin osoittamaan, että sähköpostiosoite on sinun.
  # Mikä auttaa meitä
  Kerro tilisi sähköpostiosoite, mitä tapahtui ja milloin, ja ostosta tilausnumero. Älä koskaan lähetä meille salasanaasi tai kortin kaikkia tietoja; emme myöskään koskaan kysy niitä.
  # Mitä sitten tapahtuu
  Ihminen lukee, mitä kirjoitit, ja vastaa antamaasi osoitteeseen. Kuittauksesi numerolla näet sivulla [Valitukset](/complaints) milloin tahansa, missä mennään.
  Jos päätämme jotain, kerromme miksi. Jos olet eri mieltä, voit valittaa siellä maksutta kuuden kuukauden kuluessa.
  Monia vastauksia löydät heti sivulta [Usein kysyttyä](/pages/faq).
  # Kuitit ostoista
  Jokainen osto vahvistetaan sähköpostitse. Arvonlisäveron erittelevä PDF-kuitti on jokaisen maksun kohdalla, kun avaat [maksusi](/transactions), ja vahvistuksen linkki avaa sen myös kirjautumatta.
  # Joku käyttäytyy huonosti
  Ilmoita jäsenestä suoraan hänen profiilissaan tai keskustelussa ja estä hänet. Välittömässä vaarassa käänny ensin poliisin puoleen.
`;
