export const ban = `
  Utestengelse
  Når {brand} stenger noen ute, hvem som bestemmer det, hvordan du klager, og hvordan du selv stenger tilgangen.
  # Stengt etter feil passord
  Etter 5 feil passord er innloggingen stengt i 15 minutter. Det beskytter kontoen din mot gjetting. Deretter åpner den av seg selv. Med et [nytt passord](/reset-password) kommer du også inn.
  # Stengt på grunn av et brudd
  Vi stenger kontoer som tilhører mindreårige, og kontoer som brukes til trusler, trakassering, svindel, reklame, andres bilder eller andre alvorlige brudd på [vilkårene](/pages/terms). Ved mindre brudd kommer det først en advarsel, eller vi fjerner innholdet.
  Et menneske avgjør det. Du får på e-post vite hva som er galt, hvilken regel det gjelder, hvorfor vi har bestemt det, og hvor lenge det gjelder.
  Med en utestengelse avsluttes alle økter, og ingen kan se profilen lenger. Kjøpte credits som ikke er brukt, betales tilbake.
  # Klage
  Mener du at utestengelsen er feil, så klag innen seks måneder: på siden [Klager](/complaints) med nummeret på avgjørelsen, eller på {email}. Det går uten innlogging og koster ingenting.
  Et menneske ser på saken igjen, om mulig et annet, og svarer med begrunnelse. Har du rett, blir alt ført tilbake. Sertifiserte organer for utenrettslig tvisteløsning og domstolene står også åpne for deg.
  # Du vil stenge deg selv ute
  Vil du ikke slippes inn lenger, så skriv til oss fra adressen til kontoen. Vi stenger kontoen, og ingen kan bli medlem med den adressen før du sier noe annet. Vil du bare slutte, kan du slette kontoen i [innstillingene](/settings).
  # Hold barn unna
  {brand} er for voksne fra {min_age} år. På barns enheter kan du sperre adressen {domain} i foreldrekontrollen på enheten, i nettleseren eller i ruteren.
  Ser det ut til at noen her er mindreårig, så rapporter profilen eller skriv til {email}. Vi stenger slike kontoer så snart vi vet om dem.
  # Stenge ute én enkelt person
  Det trenger du ikke oss til: Åpne profilen og velg «Blokker». Dere ser straks ikke hverandre lenger, og ingen av dere kan skrive til den andre.
`;
