export const privacy = `
  Prywatność
  Jakie dane przetwarza {brand}, po co, jak długo, kto je dostaje i jakie masz prawa.
  # Kto odpowiada
  Administratorem danych jest {company}, {address}. Na pytania o prywatność odpowiadamy pod adresem {email}.
  # Jakie dane przetwarzamy
  - Przy zakładaniu konta: adres e-mail, imię, datę urodzenia, płeć, kogo szukasz, miejscowość i nieodwracalny skrót hasła. Inni widzą twój wiek, nigdy datę.
  - W profilu: cechy, zainteresowania, zdjęcia i to, co piszesz o sobie.
  - Z innymi: polubienia, wiadomości, prezenty, blokady, zgłoszenia i własne notatki.
  - Przy zakupach: pakiet, kwotę, czas, kraj i metodę płatności. Przy poleceniu zapłaty także posiadacza rachunku, adres, numer telefonu i ostatnie cyfry IBAN; cały IBAN dostaje tylko operator płatności. Dopóki możesz odstąpić od zakupu i do 30 dni dłużej, także to, czyje zdjęcia były dla ciebie widoczne tylko z premium.
  - Kod utworzony tajnym kluczem z Twojego adresu e-mail oraz z karty lub konta, którym zapłacono: 180 dni po usunięciu konta. Obok zapisujemy, jakie prezenty i rabaty już przyznano, ile rozmów rozpoczęto za darmo oraz kto kogo zablokował. Służy wyłącznie temu, by prezentów nie przyznawać dwa razy, a blokady obowiązywały także po ponownej rejestracji; adresu nie da się z niego odczytać.
  - Dla twojego bezpieczeństwa: kiedy, jaką przeglądarką i z jakiego kraju ktoś logował się na konto.
  - Ze względów technicznych adres IP, aby wyświetlać stronę, ograniczać nadużycia i rozpoznać kraj. Nie zapisujemy go. Dzienniki nie zawierają ani wiadomości, ani adresów e-mail.
  # Dane o seksualności
  To, kogo szukasz, może coś mówić o twojej seksualności. Takie dane przetwarzamy tylko za twoją wyraźną zgodą według art. 9 RODO, o którą prosimy osobno przy zakładaniu konta. Możesz ją wycofać w każdej chwili, usuwając konto.
  # Po co i na jakiej podstawie
  - Aby wykonać umowę z tobą (art. 6 ust. 1 lit. b RODO): pokazać profil, dostarczyć wiadomości, obsłużyć płatności.
  - Bo wymaga tego prawo (lit. c): przechowywanie zapisów księgowych, rozpatrywanie zgłoszeń i decyzje.
  - Z naszego uzasadnionego interesu (lit. f): ochrona przed nadużyciami i oszustwami, liczenie wizyt bez osoby.
  - Za twoją zgodą (lit. a): powiadomienia push, nowości i oferty e-mailem, statystyki użycia, informacja dla partnera, obecność w wyszukiwarkach, reklama z twoim profilem.
  - Każda zgoda i każde jej wycofanie są zapisywane z datą. Ten spis jest w [ustawieniach](/settings).
  # Kto dostaje dane
  - Twój profil widzą członkowie wszystkich marek tego samego kręgu, a gdy wyszukiwanie jest otwarte bez logowania i tego nie wyłączysz, także goście. W ustawieniach możesz ukryć wiek, miejscowość i aktywność oraz wybrać marki.
  - Wyszukiwarki internetowe mogą pokazać twój profil, a my możemy używać go w reklamie, tylko za twoją zgodą. Jedno i drugie zmienisz w ustawieniach.
  - Dostawcy hostingu, poczty, SMS-ów i płatności dostają tylko to, czego potrzebują do zadania.
  - Usługa push twojej przeglądarki przenosi nasze wiadomości zaszyfrowane.
  - Gdy marka prosi o potwierdzenie wieku, sprawdzająca je usługa nie dostaje od nas imienia ani adresu, a my poznajemy tylko wynik.
  Żadna strona {brand} nie wczytuje treści osób trzecich.
  # Partnerzy reklamowi i statystyki
  Gdy trafiasz tu przez link partnera, adres zawiera jego oznaczenia i numer kliknięcia. Liczymy, że taka wizyta była, bez adresu IP i bez osoby. Przeglądarka pamięta pochodzenie do zamknięcia karty, za twoją zgodą na stronie [Pliki cookie](/pages/cookies) przez 90 dni; jeśli założysz konto, przechowujemy je z kontem.
  Tylko jeśli pozwolisz na to przy zakładaniu konta lub w ustawieniach, mówimy partnerowi, co wynikło z kliknięcia: jego numer i oznaczenia partnera, status (konto, zakup, odrzucone), przy zakupie kwotę i nasz numer, który to oznacza. Nigdy nic z profilu, imienia ani adresu.
  To, które strony są opuszczane i kiedy, liczymy bez osoby. Razem z kontem przechowujemy to tylko wtedy, gdy statystyki są włączone.
  # Zdjęcia i miejsca
  Twoje zdjęcia przycinamy na nowo i usuwamy wszystko, co zapisał w nich aparat, na przykład miejsce wykonania. Inne zdjęcia niż główne wyraźnie widzą tylko osoby z Premium.
  O położenie pytamy dopiero, gdy naciśniesz przycisk do tego. Zaokrąglamy je, szukamy najbliższej miejscowości i nie zapisujemy położenia.
  # E-maile i powiadomienia push
  E-maile, o które prosisz albo które należą do zakupu lub decyzji, dochodzą zawsze. Wszystko inne wybierasz w [powiadomieniach](/notifications), a każdy taki e-mail ma link, który zatrzymuje je jednym kliknięciem. Przez 30 dni pamiętamy, kiedy taki e-mail wysłano.
  Powiadomienia push przychodzą dopiero po zgodzie w przeglądarce. Podają nadawcę, nigdy tekst, i kończą się, gdy się tam wylogujesz.
  # Jak długo
  - Konta nigdy niepotwierdzone: 30 dni.
  - Konta usunięte: 14 dni, w których można wrócić, potem profil, zdjęcia, wiadomości i polubienia są kasowane. To, co napisali inni, pozostaje ich.
  - Logowania: 90 dni. Sesja: 30 dni.
  - Zapisy księgowe i rachunki: do 10 lat, wtedy bez nazwiska, pod numerem.
  - Zgoda na regulamin i dane wrażliwe: 4 lata po skasowaniu, jako dowód. Kod utworzony z IBAN, aby go rozpoznać: 13 miesięcy; przy zwróconym poleceniu zapłaty: 4 lata.
  - Zgłoszenia i decyzje: aż zapadnie decyzja i nikt nie może się odwołać, czyli sześć miesięcy po niej; potem zostaje tylko to, co postanowiono.
  - Kopie zapasowe: najwyżej 30 dni.
  - Policzone wizyty: 14 miesięcy. Odpowiedzi partnerów: 180 dni.
  # Twoje prawa
  W [ustawieniach](/settings) możesz raz dziennie pobrać wszystko, co o tobie mamy, jako jeden plik; e-mail powie, kiedy jest gotowy, a odebrać go można przez siedem dni. Tam też zmieniasz dane, widzisz i kończysz sesje oraz usuwasz konto.
  Masz prawo do dostępu, poprawienia, usunięcia, ograniczenia i kopii danych oraz do sprzeciwu wobec przetwarzania. Każdą zgodę możesz wycofać na przyszłość. Napisz na {email}.
  Odpowiadamy w ciągu miesiąca i bezpłatnie. Aby nikt inny nie dostał twoich danych, możemy poprosić o wiadomość z adresu konta.
  # Żadnych decyzji maszyn
  Żadnej decyzji, która ma dla ciebie skutki prawne, nie podejmuje sam program, i nie tworzymy twojego profilu do reklamy.
  # Skarga do urzędu
  Możesz złożyć skargę do organu ochrony danych kraju, w którym mieszkasz.
  Organ właściwy dla nas: {data_authority}
`;
