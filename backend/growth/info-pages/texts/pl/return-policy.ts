export const returnPolicy = `
  Zwroty
  Kiedy dostaniesz pieniądze z powrotem, ile i jak to działa.
  # Niewykorzystane kredyty
  W ciągu {refund_days} dni od zakupu możesz zwrócić kredyty, których jeszcze nie użyto. Zwracamy przypadającą na nie część zapłaconej ceny.
  Kredyty otrzymane inaczej, na przykład na start, liczą się jako użyte najpierw. To na twoją korzyść.
  # Wykorzystane kredyty
  Za kredyty wydane na dostarczone wiadomości, zdjęcia i prezenty pieniędzy nie zwracamy. To, co nie zostało dostarczone, nic nie kosztuje; jeśli mimo to coś pobrano, oddamy to.
  Odliczamy coś tylko wtedy, gdy zamówienie zawierało żądanie, by zacząć od razu; w przeciwnym razie zwracamy całą cenę.
  # Pobrane błędnie lub podwójnie
  Jeśli kwotę pobrano dwa razy lub bez twojego udziału, daj nam znać. Sprawdzimy to i zwrócimy, co ci się należy, niezależnie od terminów.
  # Zapłacone, ale bez kredytów
  Większość płatności dociera w kilka sekund; przelew lub polecenie zapłaty może potrwać kilka dni. Jeśli pieniądze wpłyną za zamówienie, które już wygasło, odsyłamy je automatycznie. Stan sprawdzisz w [twoich płatnościach](/transactions).
  # Jak to zrobić
  Najszybciej przez formularz na stronie [Odstąp od umowy](/withdrawal): imię i nazwisko, numer zamówienia, adres e-mail, gotowe. Nie trzeba się logować. Możesz też użyć [formularza skarg i reklamacji](/complaints) albo napisać na {email}.
  Od razu dostajesz potwierdzenie z numerem, datą i godziną. Gdy zamówienie i adres się zgadzają, zwrot zaczyna się natychmiast; wszystko inne sprawdza człowiek.
  Pieniądze wracają takim samym sposobem zapłaty, jakiego użyto przy zakupie, najpóźniej w ciągu 14 dni. Nie ogranicza to twoich praw ustawowych.
  # Zamknięcie konta
  Jeśli usuniesz konto, niewykorzystane kredyty przepadają razem z nim, więc zwróć je wcześniej. Jeśli to my wypowiemy umowę, zwracamy pieniądze za kupione, ale niewykorzystane kredyty.
`;
