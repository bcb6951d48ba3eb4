export const accessibility = `
  Dostępność
  Co robimy, aby każdy mógł korzystać z {brand}, czego jeszcze brakuje i jak zgłosić barierę.
  # Nasz cel
  {brand} ma spełniać wytyczne WCAG 2.2 na poziomie AA, na każdej stronie i w każdym języku.
  Prawo europejskie wymaga dostępnych usług w internecie: dyrektywa (UE) 2019/882 i norma EN 301 549. Ta strona jest naszą deklaracją w tej sprawie.
  # O co chodzi
  {brand} to strona, na której poznają się dorośli: zakładają konta, szukają osób, dają polubienia, piszą wiadomości i kupują kredyty. Działa w każdej aktualnej przeglądarce, na telefonie i komputerze, bez instalowania.
  # Co robimy
  - Wszystko można obsłużyć samą klawiaturą, a fokus jest zawsze widoczny.
  - Kontrasty wynoszą co najmniej 4,5 do 1, w wersji jasnej i ciemnej, a przyciski są dość duże dla palców.
  - Tekst można powiększyć do 400 procent i nic nie ginie.
  - Przy ograniczonym ruchu strona stoi w miejscu.
  - Czytniki ekranu podają nadawcę i czas każdej wiadomości, a nowe wiadomości są zapowiadane; można to wyciszyć.
  - Błędy są opisane słowami obok pola. Strony publiczne działają też bez JavaScriptu.
  # Czego jeszcze brakuje
  - Zdjęcia osób nie mają dokładnego opisu, bo tylko one wiedzą, co pokazują.
  - Strony operatorów płatności nie są nasze; ich dostępność zależy od nich.
  # Jak sprawdzamy
  Przy każdej zmianie program szuka barier na najważniejszych stronach, w kilku językach, na wąskim i szerokim ekranie. Czego nie widzi program, sprawdzamy ręcznie.
  # Znaleziona bariera?
  Powiedz nam: {email} albo przez [formularz skarg](/complaints). Podaj stronę i swoją technologię pomocniczą. W miarę możliwości prześlemy też w innej formie to, czego potrzebujesz.
  # Nadzór
  Jeśli nasza odpowiedź cię nie zadowala, możesz zwrócić się do organu, który w twoim kraju czuwa nad dostępnością.
  {access_authorities}
`;
