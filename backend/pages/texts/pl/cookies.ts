export const cookies = `
  Pliki cookie
  Jakie pliki cookie zapisuje {brand}, co jeszcze zostaje w przeglądarce, po co i jak długo.
  # Tylko to, co konieczne
  {brand} nie zapisuje plików cookie do reklamy ani śledzenia i nie osadza niczego od osób trzecich. Dlatego żaden baner nie pyta o zgodę.
  To, co wymaga zgody, jest wyłączone, aż włączysz to na końcu tej strony lub w [ustawieniach](/settings), a wyłączyć jest równie łatwo.
  # Nasze pliki cookie
  - __Host-vonk: utrzymuje zalogowanie. Treść jest zaszyfrowana i skrypty nie mogą jej odczytać. 30 dni.
  - vonk_in: pamięta tylko, że jesteś po zalogowaniu, aby strona od razu wyglądała jak trzeba. 30 dni.
  - __Host-vonk_device: pamięta, że na tym urządzeniu już się logowano, aby nikt nie mógł zablokować Ci dostępu, zgadując Twoje hasło. Jego treść jest zaszyfrowana, nie służy do śledzenia i pozostaje po wylogowaniu. 365 dni.
  - vonk_locale: pamięta wybrany język. 365 dni.
  - vonk_country: pamięta kraj wybrany dla cen. 365 dni.
  - vonk_split: tylko tam, gdzie porównujemy dwie wersje strony: jedna z tysiąca grup, aby znów pokazać tę samą wersję. Nikogo po niej nie można rozpoznać. Tylko za twoją zgodą, 90 dni.
  # Pamięć przeglądarki
  Aby nic nie zginęło, pewne rzeczy zostają tylko w twojej przeglądarce:
  - szkice wiadomości i zakładania konta, ale nigdy hasło
  - wiadomości, które jeszcze czekają na połączenie
  - które powiadomienia na stronie są zamknięte i od kiedy
  - miejscowość znaleziona dla położenia, przez godzinę
  - to, że ta przeglądarka dostaje powiadomienia push
  - do zamknięcia karty: link lub zaproszenie, przez które tu trafiasz, i na wpół wypełnione formularze
  # Liczenie i partnerzy
  Gdy trafiasz tu przez link partnera, pochodzenie jest pamiętane do zamknięcia karty i liczone bez osoby i bez adresu IP. Jeśli założysz konto, należy do niego.
  Za twoją zgodą na końcu tej strony przeglądarka pamięta przez 90 dni, z którego linku było pierwsze wejście. Tylko gdy powiesz tak, przechowujemy statystyki razem z kontem albo mówimy partnerowi o nowym koncie lub zakupie. Czego się dowiaduje, opisuje strona [Prywatność](/pages/privacy).
  # Usuwanie
  Wylogowanie kończy sesję. Wszystko inne usuwasz w ustawieniach przeglądarki; potem trzeba się zalogować i znów wybrać język.
`;
