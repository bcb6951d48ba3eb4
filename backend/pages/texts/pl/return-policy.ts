export const returnPolicy = `
  Zwroty
  Kiedy dostaniesz pieniądze z powrotem, ile i jak to działa.
  # Niewykorzystane kredyty
  W ciągu {refund_days} dni od zakupu możesz zwrócić kredyty, których jeszcze nie użyto. Zwracamy ich część zapłaconej ceny.
  Kredyty otrzymane inaczej, na przykład na początek, liczą się jako użyte najpierw. To na twoją korzyść.
  # Wykorzystane kredyty
  Kredytów wydanych na dostarczone wiadomości, zdjęcia i prezenty nie zwracamy. To, co nie zostało dostarczone, nic nie kosztuje; jeśli mimo to coś pobrano, oddamy to.
  To samo dotyczy osób, których zdjęcia były widoczne tylko z premium: każda liczy się jak jedna wiadomość, a wszystkie razem to najwyżej połowa tego, ile są warte niewykorzystane kredyty. Odliczamy coś tylko wtedy, gdy zamówienie zawierało żądanie, by zacząć od razu; w przeciwnym razie zwracamy całą cenę.
  # Pobrane błędnie lub podwójnie
  Jeśli kwotę pobrano dwa razy lub bez twojego udziału, daj nam znać. Sprawdzimy to i zwrócimy, co ci się należy, niezależnie od terminów.
  # Zapłacone, ale bez kredytów
  Większość płatności dociera w kilka sekund; przelew lub polecenie zapłaty może potrwać kilka dni. Jeśli pieniądze przyjdą do zamówienia, które już wygasło, wracają same. Jak stoi sprawa, widać w [twoich płatnościach](/transactions).
  # Jak to zrobić
  Najszybciej przez formularz na stronie [Odstąp od umowy](/withdrawal): imię i nazwisko, numer zamówienia, adres e-mail, gotowe. Nie trzeba się logować. Możesz też użyć [formularza skarg](/complaints) albo napisać na {email}.
  Od razu dostajesz potwierdzenie z numerem, datą i godziną. Gdy zamówienie i adres się zgadzają, zwrot zaczyna się natychmiast; na wszystko inne patrzy człowiek.
  Pieniądze wracają tą samą drogą, którą płacisz, najpóźniej po 14 dniach. Twoje prawa ustawowe pozostają nienaruszone.
  # Gdy konto się kończy
  Jeśli usuniesz konto, niewykorzystane kredyty kończą się razem z nim, więc zwróć je przedtem. Jeśli to my wypowiemy umowę, zwracamy kupione i niewykorzystane kredyty.
`;
