export const withdrawal = `
  Odstąp od umowy
  Twoje prawo odstąpienia, termin i jak skorzystać z niego tutaj bez logowania.
  # Twoje prawo
  Możesz odstąpić od zakupu kredytów w ciągu {refund_days} dni bez podania powodu.
  Termin zaczyna się w dniu po zakupie i kończy się z upływem ostatniego dnia tam, gdzie mieszkasz. Jeśli jest to sobota, niedziela albo święto, kończy się następnego dnia roboczego. Wystarczy wysłać odstąpienie przed jego końcem.
  # Jak odstąpić
  Wypełnij formularz na końcu tej strony: imię i nazwisko, numer zamówienia, adres e-mail, potwierdzenie. Nie trzeba się logować. Od razu dostajesz e-mailem potwierdzenie z numerem, datą i godziną.
  Możesz też napisać dowolnie na {email} albo wysłać list: {company}, {address}.
  # Co dzieje się potem
  Zwracamy cenę najpóźniej 14 dni po odstąpieniu, tą samą drogą, którą płacisz, i nic za to nie pobieramy.
  Jeśli część kredytów z tego zakupu jest już użyta, odliczamy ją, bo wyraźnie prosisz, aby zacząć od razu. Liczą się także osoby, których zdjęcia były widoczne tylko z premium. Bez takiego żądania zwracamy całą cenę. Niewykorzystane kredyty wygasają ze zwrotem. Więcej na stronie [Zwroty](/pages/return-policy).
  # Wzór
  „Do {company}, {address}, {email}: niniejszym odstępuję od umowy zakupu kredytów w {brand}. Data zakupu: … Numer zamówienia: … Imię i nazwisko: … Adres e-mail konta: … Data: …”
`;
