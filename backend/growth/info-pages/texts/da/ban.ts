export const ban = `
  Spærring af adgang
  Hvornår {brand} spærrer adgangen, hvem der bestemmer det, hvordan du klager, og hvordan du selv spærrer.
  # Spærret efter forkerte adgangskoder
  Efter 5 forkerte adgangskoder er login spærret i 15 minutter. Det beskytter din konto mod gætteri. Derefter kan du logge ind igen. Med en [ny adgangskode](/reset-password) kommer du også ind.
  # Spærret på grund af et brud
  Vi spærrer konti, der tilhører mindreårige, og konti, der bruges til trusler, chikane, svindel, reklame, andres billeder eller andre alvorlige brud på [vilkårene](/pages/terms). Ved mindre brud kommer der først en advarsel, eller vi fjerner indholdet.
  Et menneske træffer afgørelsen. Du får på mail at vide, hvad der er galt, hvilken regel det drejer sig om, hvorfor vi har afgjort det sådan, og hvor længe det gælder.
  Med en spærring bliver du logget ud overalt, og ingen kan længere se profilen. Du får pengene tilbage for købte credits, du ikke har brugt.
  # Klage over afgørelsen
  Mener du, at spærringen er forkert, så klag inden for seks måneder: på siden [Klager](/complaints) med afgørelsens nummer eller på {email}. Det kan gøres uden login og koster ikke noget.
  Et menneske ser på sagen igen, om muligt et andet, og svarer med begrundelse. Får du medhold, bliver det hele ophævet. Du kan også henvende dig til et certificeret organ for udenretslig tvistbilæggelse eller gå til domstolene.
  # Hvis du vil spærres ude
  Vil du ikke længere kunne komme ind, så skriv til os fra din kontos adresse. Vi spærrer kontoen, og ingen kan blive medlem med den adresse, før du siger noget andet. Vil du bare væk, kan du slette kontoen i [indstillingerne](/settings).
  # Hold børn væk
  {brand} er for voksne fra {min_age} år. På børns enheder kan du spærre adressen {domain} i enhedens, browserens eller routerens forældrekontrol.
  Ser det ud til, at nogen her er mindreårig, så anmeld profilen, eller skriv til {email}. Vi spærrer sådanne konti, så snart vi kender til dem.
  # Spærring af en enkelt person
  Det behøver du ikke os til: Åbn profilen, og vælg »Bloker«. Så kan I med det samme ikke længere se hinandens profiler, og ingen af jer kan skrive til den anden.
`;
