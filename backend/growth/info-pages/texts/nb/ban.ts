export const ban = `
  Utestengelse
  Når {brand} stenger noen ute, hvem som bestemmer det, hvordan du klager, og hvordan du kan be om å bli stengt ute selv.
  # Sperret etter feil passord
  Etter 5 feil passord er innloggingen sperret i 15 minutter. Det beskytter kontoen din mot at noen gjetter seg fram. Deretter kan du logge inn igjen. Med et [nytt passord](/reset-password) kommer du også inn.
  # Stengt på grunn av et brudd
  Vi stenger kontoer som tilhører mindreårige, og kontoer som brukes til trusler, trakassering, svindel, reklame, andres bilder eller andre alvorlige brudd på [vilkårene](/pages/terms). Ved mindre brudd kommer det først en advarsel, eller vi fjerner innholdet.
  Et menneske avgjør det. Du får på e-post vite hva som er galt, hvilken regel det gjelder, hvorfor vi har bestemt det, og hvor lenge det gjelder.
  Med en utestengelse blir du logget ut overalt, og ingen kan se profilen din lenger. Kjøpte credits som ikke er brukt, betales tilbake.
  # Klage på utestengelsen
  Mener du at utestengelsen er feil, kan du klage på avgjørelsen innen seks måneder: på siden [Klager](/complaints) med nummeret på avgjørelsen, eller på {email}. Det krever ikke innlogging og koster ingenting.
  Et menneske ser på saken igjen, om mulig et annet, og svarer med begrunnelse. Får du medhold, blir alt gjort om. Du kan også gå til et sertifisert organ for utenrettslig tvisteløsning eller til domstolene.
  # Vil du stenge deg selv ute?
  Vil du ikke ha tilgang lenger, så skriv til oss fra adressen til kontoen. Vi stenger kontoen, og ingen kan bli medlem med den adressen før du sier noe annet. Vil du bare slutte, kan du slette kontoen i [innstillingene](/settings).
  # Hold barn unna
  {brand} er for voksne. Aldersgrensen er {min_age} år. På enhetene til barn kan du sperre adressen {domain} i foreldrekontrollen på enheten, i nettleseren eller i ruteren.
  Ser det ut til at noen her er mindreårig, så rapporter profilen eller skriv til {email}. Vi stenger slike kontoer så snart vi vet om dem.
  # Blokkere én enkelt person
  Det trenger du ikke oss til: Åpne profilen og velg «Blokker». Dere ser straks ikke hverandre lenger, og ingen av dere kan skrive til den andre.
`;
