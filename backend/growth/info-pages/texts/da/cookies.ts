export const cookies = `
  Cookies
  Hvilke cookies {brand} sætter, hvad der ellers gemmes i din browser, hvorfor og hvor længe.
  # Kun det nødvendige
  {brand} sætter ingen cookies til reklame eller sporing og henter intet fra tredjeparter. Derfor er der heller ikke noget banner, der beder om dit samtykke.
  Det, der kræver samtykke, er slået fra, til du slår det til nederst på denne side eller i [indstillingerne](/settings), og det er lige så let at slå fra igen.
  # Vores cookies
  - __Host-vonk: holder dig logget ind. Indholdet er krypteret, og scripts kan ikke læse det. 30 dage.
  - vonk_in: husker kun, at du er logget ind, så siden ser rigtig ud med det samme. 30 dage.
  - __Host-vonk_device: husker, at du har logget ind på denne enhed før, så ingen kan låse dig ude ved at gætte på din adgangskode. Indholdet er krypteret, bruges ikke til at spore dig og bliver liggende, når du logger ud. 365 dage.
  - vonk_locale: husker det sprog, du valgte. 365 dage.
  - vonk_country: husker det land, du valgte til priserne. 365 dage.
  # Din browsers lager
  For at intet skal gå tabt, ligger noget kun i din browser:
  - kladder til beskeder og til din oprettelse, men aldrig din adgangskode
  - beskeder, der stadig venter på forbindelse
  - hvilke meddelelser du har lukket, og hvornår
  - den by, vi fandt ud fra din placering, i en time
  - at denne browser får pushbeskeder
  - til du lukker fanen: det link eller den invitation, du kom via, og halvt udfyldte formularer
  # Tælling og partnere
  Kommer du via en partners link, husker vi, hvor du kom fra, til du lukker fanen, og tæller besøget, uden at det knyttes til dig eller din IP-adresse. Opretter du dig, gemmer vi det med din konto.
  Siger du ja nederst på denne side, husker browseren i 90 dage, hvilket link du først kom fra. Kun med dit samtykke gemmer vi statistik sammen med din konto eller fortæller partneren, at du er blevet medlem eller har købt noget. Hvad partneren får at vide, står i [privatlivspolitikken](/pages/privacy).
  # Sletning
  Når du logger ud, slutter sessionen. Alt andet sletter du i din browsers indstillinger; derefter skal du logge ind igen og vælge sprog på ny.
`;
