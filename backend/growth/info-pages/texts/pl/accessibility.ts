export const accessibility = `
  Dostępność
  Co robimy, aby każdy mógł korzystać z serwisu {brand}, czego jeszcze brakuje i jak zgłosić barierę.
  # Nasz cel
  {brand} ma spełniać wytyczne WCAG 2.2 na poziomie AA, na każdej stronie i w każdym języku.
  Prawo wymaga dostępnych usług w internecie: dyrektywa (UE) 2019/882, a w Polsce ustawa o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze. Miarą jest norma EN 301 549. Ta strona jest naszą deklaracją w tej sprawie.
  # Opis usługi
  {brand} to strona, na której poznają się dorośli: zakładają konta, szukają innych, dają polubienia, piszą wiadomości i kupują kredyty. Działa w każdej aktualnej przeglądarce, na telefonie i komputerze, bez instalowania.
  # Co robimy
  - Wszystko można obsłużyć samą klawiaturą, a fokus jest zawsze widoczny.
  - Kontrast wynosi co najmniej 4,5 do 1, w wersji jasnej i ciemnej, a przyciski są tak duże, że łatwo trafić w nie palcem.
  - Tekst można powiększyć do 400 procent i nic nie ginie.
  - Gdy w urządzeniu włączone jest ograniczenie ruchu, strona nie pokazuje animacji.
  - Czytniki ekranu podają nadawcę i czas każdej wiadomości, a nowe wiadomości są odczytywane; można to wyciszyć.
  - Błędy są opisane słowami obok pola. Strony publiczne działają też bez JavaScriptu.
  # Czego jeszcze brakuje
  - Zdjęcia w profilach nie mają dokładnego opisu, bo tylko osoby, które je dodały, wiedzą, co na nich widać.
  - Strony operatorów płatności nie są nasze; ich dostępność zależy od nich.
  # Jak sprawdzamy
  Przy każdej zmianie program szuka barier na najważniejszych stronach, w kilku językach, na wąskim i szerokim ekranie. To, czego nie widzi program, sprawdzamy ręcznie.
  # Coś utrudnia ci korzystanie?
  Napisz do nas: {email} albo przez [formularz skarg i reklamacji](/complaints). Podaj stronę i technologię wspomagającą, z której korzystasz. W miarę możliwości prześlemy też w innej formie to, czego potrzebujesz.
  # Nadzór
  Jeśli nasza odpowiedź cię nie zadowala, możesz zwrócić się do organu, który w twoim kraju czuwa nad dostępnością.
  {access_authorities}
`;
