export const imprint = `
  Dane firmy
  Kto prowadzi {brand}, jak się z nami skontaktować i gdzie jesteśmy zarejestrowani.
  # Usługodawca
  {company}
  {address}
  Reprezentacja: {represented_by}
  Nazwy handlowe: {tradenames}
  Przedmiot działalności: {business_purpose}
  # Kontakt
  E-mail: {email}
  Telefon: {phone}
  Formularz, także bez konta: [Skargi i reklamacje](/complaints)
  Osoba odpowiedzialna za ochronę małoletnich: {youth_officer}
  # Rejestr i podatki
  {register}: {kvk}
  Numer VAT: {vat}
  # Spory
  Ze skargami i reklamacjami zwróć się najpierw do nas, najlepiej przez [formularz](/complaints). Jeśli nie podajemy tu odpowiedniego podmiotu, nie uczestniczymy w pozasądowym rozwiązywaniu sporów konsumenckich, chyba że prawo tego od nas wymaga.
  Podmiot uprawniony do pozasądowego rozwiązywania sporów konsumenckich: {consumer_mediator}
  # Punkt kontaktowy dla organów i użytkowników
  Punktem kontaktowym zgodnie z art. 11 i 12 rozporządzenia (UE) 2022/2065 (aktu o usługach cyfrowych) jest {email}.
  Języki: {languages}
  # Nazwy miejscowości
  Miejscowości i ich położenie pochodzą częściowo z [GeoNames](https://www.geonames.org), licencja CC BY 4.0.
`;
