export const withdrawal = `
  Odstąp od umowy
  Twoje prawo odstąpienia od umowy: termin i formularz, bez logowania.
  # Twoje prawo
  Możesz odstąpić od umowy zakupu kredytów w ciągu {refund_days} dni bez podania przyczyny.
  Termin biegnie od dnia po zakupie i kończy się z upływem ostatniego dnia tam, gdzie mieszkasz. Jeśli jest to sobota, niedziela albo święto, kończy się następnego dnia roboczego. Wystarczy wysłać oświadczenie o odstąpieniu przed jego upływem.
  # Jak odstąpić
  Wypełnij formularz na początku tej strony: imię i nazwisko, numer zamówienia, adres e-mail, potwierdzenie. Nie trzeba się logować. Od razu dostajesz e-mailem potwierdzenie z numerem, datą i godziną.
  Możesz też odstąpić w dowolnej formie: e-mailem na {email} albo listem na adres {company}, {address}.
  # Co dzieje się potem
  Zwracamy cenę najpóźniej w ciągu 14 dni od odstąpienia, takim samym sposobem zapłaty, jakiego użyto przy zakupie, i nic za to nie pobieramy.
  Jeśli część kredytów z tego zakupu jest już wykorzystana, odliczamy jej wartość, bo na twoje wyraźne żądanie zaczęliśmy świadczyć usługę od razu. Bez takiego żądania zwracamy całą cenę. Niewykorzystane kredyty wygasają wraz ze zwrotem pieniędzy. Więcej na stronie [Zwroty](/pages/return-policy).
  # Wzór formularza odstąpienia od umowy
  „Adresat: {company}, {address}, {email}. Niniejszym informuję o moim odstąpieniu od umowy o świadczenie następującej usługi: kredyty w serwisie {brand}. Data zawarcia umowy: … Numer zamówienia: … Imię i nazwisko konsumenta: … Adres konsumenta: … Adres e-mail konta: … Podpis konsumenta (tylko jeżeli formularz jest przesyłany w wersji papierowej): … Data: …”
`;
