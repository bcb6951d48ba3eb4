export const imprint = `
  O nas
  Kto prowadzi {brand}, jak się z nami skontaktować i gdzie jesteśmy zarejestrowani.
  # Dostawca
  {company}
  {address}
  Reprezentacja: {represented_by}
  Nazwy handlowe: {tradenames}
  # Kontakt
  E-mail: {email}
  Telefon: {phone}
  Formularz, także bez konta: [Skargi](/complaints)
  # Rejestr i podatki
  Rejestr handlowy (KvK): {kvk}
  Numer VAT: {vat}
  # Spory
  Ze skargami zwróć się najpierw do nas, najlepiej przez [formularz](/complaints). Nie uczestniczymy w postępowaniach przed organami polubownymi dla konsumentów, chyba że prawo tego od nas wymaga.
  # Punkt kontaktowy dla organów i użytkowników
  Punktem kontaktowym według art. 11 i 12 aktu o usługach cyfrowych jest {email}.
  Języki: {languages}
  # Nazwy miejscowości
  Miejscowości i ich położenie pochodzą częściowo z [GeoNames](https://www.geonames.org), licencja CC BY 4.0.
`;
