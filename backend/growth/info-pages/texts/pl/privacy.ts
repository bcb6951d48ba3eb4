export const privacy = `
  Polityka prywatności
  Jakie dane przetwarza {brand}, po co, jak długo, kto je dostaje i jakie masz prawa.
  # Administrator danych
  Administratorem danych jest {company}, {address}. Na pytania o prywatność odpowiadamy pod adresem {email}.
  Inspektor ochrony danych: {data_officer}
  Przedstawiciel w Zjednoczonym Królestwie (art. 27 UK GDPR, czyli brytyjskiego RODO): {uk_representative}
  # Jakie dane przetwarzamy
  - Przy zakładaniu konta: adres e-mail, imię, datę urodzenia, płeć, orientację seksualną, miejscowość i nieodwracalny skrót hasła. Inni widzą twój wiek, nigdy datę.
  - W profilu: cechy, zainteresowania, zdjęcia i to, co piszesz o sobie.
  - Z innymi: polubienia, wiadomości, prezenty, blokady, zgłoszenia i własne notatki.
  - Przy zakupach: pakiet, kwotę, czas, kraj i metodę płatności. Przy poleceniu zapłaty także posiadacza rachunku, adres, numer telefonu i ostatnie cyfry IBAN; cały IBAN dostaje tylko operator płatności.
  - Kod utworzony tajnym kluczem z twojego adresu e-mail: 180 dni po usunięciu konta lub zmianie adresu. Razem z nim zapisujemy, jakie prezenty i zniżki już przyznano, ile rozmów rozpoczęto za darmo, kto kogo zablokował oraz czy zamknęliśmy konto. Służy wyłącznie temu, by prezentów nie przyznawać dwa razy, a blokady obowiązywały także po ponownej rejestracji; adresu nie da się z niego odczytać.
  - Dla twojego bezpieczeństwa: kiedy, w jakiej przeglądarce i z jakiego kraju ktoś logował się na konto.
  - Ze względów technicznych adres IP, aby wyświetlać stronę, ograniczać nadużycia i rozpoznać kraj. Nie zapisujemy go. Dzienniki nie zawierają ani wiadomości, ani adresów e-mail.
  # Dane o seksualności
  Twoja orientacja seksualna i to, kogo szukasz, mówią o twojej seksualności. Takie dane przetwarzamy tylko za twoją wyraźną zgodą (art. 9 RODO), o którą prosimy osobno przy zakładaniu konta. Możesz ją wycofać w każdej chwili w [ustawieniach](/settings) i zachować konto. Usuwamy wtedy te dane, a inni nie znajdą cię już w propozycjach i na listach, które na nich się opierają. Wycofanie zgody nie wpływa na zgodność z prawem przetwarzania, którego dokonano wcześniej.
  # Po co i na jakiej podstawie
  - Aby wykonać umowę z tobą (art. 6 ust. 1 lit. b RODO): pokazać profil, dostarczyć wiadomości, obsłużyć płatności.
  - Bo wymaga tego prawo (lit. c): przechowywanie zapisów księgowych, rozpatrywanie zgłoszeń i decyzje.
  - Na podstawie naszego prawnie uzasadnionego interesu (lit. f): ochrona przed nadużyciami i oszustwami, liczenie wizyt bez łączenia ich z osobą.
  - Za twoją zgodą (lit. a): powiadomienia push, nowości i oferty e-mailem, statystyki korzystania ze strony, informacja dla partnera, obecność w wyszukiwarkach, reklama z twoim profilem.
  - Każdą zgodę i każde jej wycofanie zapisujemy z datą. Ten spis jest w [ustawieniach](/settings).
  # Kto dostaje dane
  - Twój profil widzą użytkownicy wszystkich serwisów ze wspólną bazą profili, a gdy wyszukiwanie jest otwarte bez logowania i tego nie wyłączysz, także goście. W ustawieniach możesz ukryć wiek, miejscowość i aktywność oraz wybrać serwisy.
  - Wyszukiwarki internetowe mogą pokazać twój profil, a my możemy używać go w reklamie, tylko za twoją zgodą. Jedno i drugie zmienisz w ustawieniach.
  - Dostawcy hostingu, poczty, SMS-ów i płatności dostają tylko to, czego potrzebują do swojego zadania.
  - Usługa push twojej przeglądarki przekazuje nasze wiadomości zaszyfrowane.
  - Kraje poza Europejskim Obszarem Gospodarczym: usługi push twojej przeglądarki mogą działać poza nim, na przykład w USA, i przekazują tylko zaszyfrowane wiadomości. Inne dane trafiają tam tylko wtedy, gdy Komisja Europejska stwierdziła odpowiedni stopień ochrony albo obowiązują jej standardowe klauzule umowne (art. 45 i 46 RODO). O kopię poproś, pisząc na {email}.
  Żadna strona serwisu {brand} nie wczytuje treści osób trzecich.
  # Partnerzy reklamowi i statystyki
  Gdy trafiasz tu przez link partnera, adres zawiera jego oznaczenia i numer kliknięcia. Odnotowujemy samą wizytę, bez adresu IP i bez łączenia jej z osobą. Przeglądarka pamięta źródło wejścia do zamknięcia karty, za twoją zgodą na stronie [Pliki cookie](/pages/cookies) przez 90 dni; jeśli założysz konto, przechowujemy je z kontem.
  Tylko jeśli pozwolisz na to przy zakładaniu konta lub w ustawieniach, przekazujemy partnerowi, co wynikło z kliknięcia: jego numer i oznaczenia partnera, status (konto, zakup, odrzucone), przy zakupie kwotę i nasz numer, który to oznacza. Nigdy nic z profilu, imienia ani adresu.
  Na których stronach i kiedy kończą się wizyty, liczymy bez łączenia tego z osobą. Razem z kontem przechowujemy to tylko wtedy, gdy statystyki są włączone.
  # Zdjęcia i miejsca
  Twoje zdjęcia zapisujemy od nowa i usuwamy przy tym wszystko, co zapisał w nich aparat, na przykład miejsce wykonania. Zdjęcia inne niż główne widzą wyraźnie tylko osoby z Premium.
  O lokalizację pytamy dopiero wtedy, gdy naciśniesz przeznaczony do tego przycisk. Zaokrąglamy ją, szukamy najbliższej miejscowości i lokalizacji nie zapisujemy.
  # E-maile i powiadomienia push
  E-maile, o które prosisz albo które dotyczą zakupu lub decyzji, przychodzą zawsze. Wszystko inne wybierasz w [powiadomieniach](/notifications), a każdy taki e-mail ma link, który wyłącza takie wiadomości jednym kliknięciem. Przez 30 dni pamiętamy, kiedy taki e-mail wysłano.
  Powiadomienia push przychodzą dopiero po zgodzie w przeglądarce. Podają nadawcę, nigdy tekst, i kończą się, gdy się tam wylogujesz.
  # Jak długo
  - Konta nigdy niepotwierdzone: 30 dni.
  - Konta usunięte: 14 dni, w których można wrócić, potem profil, zdjęcia, wiadomości i polubienia są kasowane. To, co napisali inni, nadal należy do nich.
  - Logowania: 90 dni. Sesja: 30 dni.
  - Zapisy księgowe i potwierdzenia zakupów: do 10 lat, wtedy bez nazwiska, pod numerem.
  - Zgoda na regulamin i na przetwarzanie danych wrażliwych: 4 lata po skasowaniu, jako dowód. Kod utworzony z numeru IBAN, aby go rozpoznać: 13 miesięcy; przy zwróconym poleceniu zapłaty: 4 lata.
  - Zgłoszenia i decyzje: do chwili, gdy zapadnie decyzja i nikt nie może się już odwołać, czyli sześć miesięcy po niej; potem zostaje tylko to, co postanowiono.
  - Kopie zapasowe: najwyżej 30 dni.
  - Statystyki wizyt: 14 miesięcy. Odpowiedzi partnerów: 180 dni.
  # Twoje prawa
  W [ustawieniach](/settings) możesz raz dziennie pobrać wszystko, co o tobie mamy, jako jeden plik; napiszemy e-mail, gdy będzie gotowy, a pobrać go można przez siedem dni. Tam też zmieniasz dane, widzisz i kończysz sesje oraz usuwasz konto.
  Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia oraz prawo sprzeciwu wobec przetwarzania (art. 15–21 RODO). Każdą zgodę możesz wycofać w każdej chwili, ze skutkiem na przyszłość. Napisz na {email}.
  Odpowiadamy w ciągu miesiąca i bezpłatnie. Aby nikt inny nie dostał twoich danych, możemy poprosić o wiadomość z adresu konta.
  # Twoje prawo do sprzeciwu
  Gdy przetwarzamy dane na podstawie prawnie uzasadnionego interesu, możesz w każdej chwili wnieść sprzeciw z przyczyn związanych z twoją szczególną sytuacją (art. 21 RODO). Wobec przetwarzania na potrzeby marketingu bezpośredniego możesz wnieść sprzeciw zawsze, bez podania przyczyny. Napisz na {email}.
  # Brak w pełni automatycznych decyzji
  Żadnej decyzji, która ma dla ciebie skutki prawne, nie podejmuje sam program (art. 22 RODO). Nie profilujemy cię też na potrzeby reklamy.
  # Skarga do organu nadzorczego
  Możesz wnieść skargę do organu nadzorczego kraju, w którym mieszkasz; w Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych.
  Organ właściwy dla nas: {data_authority}
`;
