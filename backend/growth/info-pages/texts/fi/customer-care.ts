export const service = `
  Asiakaspalvelu
  Miten tavoitat palvelun {brand} väen, mitä sitten tapahtuu ja mistä löydät kuitit.
  # Kirjoita meille
  Nopeimmin asia hoituu [valitusten ja pyyntöjen lomakkeella](/complaints): se toimii kirjautumatta, ja saat heti vahvistuksen, jossa on vastaanottonumerosi.
  Voit myös lähettää sähköpostia osoitteeseen {email}.
  # Soita meille
  Puhelimitse: {phone}. Tiliäsi koskevissa kysymyksissä pyydämme sinua silloin osoittamaan, että sähköpostiosoite on sinun.
  # Mikä auttaa meitä
  Kerro tilisi sähköpostiosoite, mitä tapahtui ja milloin, ja ostosta tilausnumero. Älä koskaan lähetä meille salasanaasi tai kortin kaikkia tietoja; emme myöskään koskaan kysy niitä.
  # Mitä sitten tapahtuu
  Ihminen lukee, mitä kirjoitit, ja vastaa antamaasi osoitteeseen. Vastaanottonumerolla näet sivulla [Valitukset](/complaints) milloin tahansa, missä vaiheessa asia on.
  Kun teemme päätöksen, kerromme, miksi. Jos olet eri mieltä, voit hakea siellä oikaisua maksutta kuuden kuukauden kuluessa.
  Monia vastauksia löydät heti sivulta [Usein kysyttyä](/pages/faq).
  # Kuitit ostoista
  Jokainen osto vahvistetaan sähköpostitse. PDF-kuitin, jossa arvonlisävero on eritelty, löydät jokaisen maksun kohdalta sivulta [Maksut](/transactions), ja vahvistuksen linkki avaa sen myös kirjautumatta.
  # Joku käyttäytyy huonosti
  Ilmoita jäsenestä suoraan hänen profiilissaan tai keskustelussa ja estä hänet. Välittömässä vaarassa käänny ensin poliisin puoleen.
`;
