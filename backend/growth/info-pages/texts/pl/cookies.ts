export const cookies = `
  Pliki cookie
  Jakie pliki cookie zapisuje {brand}, co jeszcze zostaje w przeglądarce, po co i jak długo.
  # Tylko to, co konieczne
  {brand} nie zapisuje plików cookie do reklamy ani śledzenia i nie osadza niczego od osób trzecich. Dlatego żaden baner nie pyta o zgodę.
  To, co wymaga zgody, jest wyłączone, dopóki nie włączysz tego na końcu tej strony lub w [ustawieniach](/settings), a wyłączyć jest równie łatwo.
  # Nasze pliki cookie
  - __Host-vonk: podtrzymuje sesję po zalogowaniu. Treść jest zaszyfrowana i skrypty nie mogą jej odczytać. 30 dni.
  - vonk_in: pamięta tylko, że trwa twoja sesja, aby strona od razu wyglądała jak trzeba. 30 dni.
  - __Host-vonk_device: pamięta, że na tym urządzeniu już się logowano, aby nikt nie mógł zablokować ci dostępu, zgadując twoje hasło. Jego treść jest zaszyfrowana, nie służy do śledzenia i pozostaje po wylogowaniu. 365 dni.
  - vonk_locale: pamięta wybrany język. 365 dni.
  - vonk_country: pamięta kraj wybrany dla cen. 365 dni.
  # Pamięć przeglądarki
  Aby nic nie zginęło, pewne rzeczy zostają tylko w twojej przeglądarce:
  - szkice wiadomości i zakładania konta, ale nigdy hasło
  - wiadomości, które jeszcze czekają na połączenie
  - które informacje na stronie już zamknięto i od kiedy
  - miejscowość znaleziona dla twojej lokalizacji, przez godzinę
  - to, że ta przeglądarka dostaje powiadomienia push
  - do zamknięcia karty: link lub zaproszenie, przez które tu trafiasz, i niedokończone formularze
  # Liczenie i partnerzy
  Gdy trafiasz tu przez link partnera, źródło wejścia jest pamiętane do zamknięcia karty i liczone bez adresu IP i bez łączenia z osobą. Jeśli założysz konto, zostanie z nim powiązane.
  Za twoją zgodą na końcu tej strony przeglądarka pamięta przez 90 dni, z którego linku było pierwsze wejście. Tylko gdy powiesz „tak”, przechowujemy statystyki razem z kontem albo mówimy partnerowi o nowym koncie lub zakupie. Czego się dowiaduje, opisuje [Polityka prywatności](/pages/privacy).
  # Usuwanie
  Wylogowanie kończy sesję. Wszystko inne usuwasz w ustawieniach przeglądarki; potem trzeba się zalogować i znów wybrać język.
`;
