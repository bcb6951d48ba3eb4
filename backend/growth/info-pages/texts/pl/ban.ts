export const ban = `
  Blokada dostępu
  Kiedy {brand} blokuje dostęp, kto o tym decyduje, jak się odwołać i jak samodzielnie zablokować sobie dostęp.
  # Blokada po błędnych hasłach
  Po 5 błędnych hasłach logowanie jest zablokowane na 15 minut. To chroni konto przed zgadywaniem hasła. Potem blokada znika sama. Możesz też ustawić [nowe hasło](/reset-password).
  # Blokada za naruszenie
  Blokujemy konta osób niepełnoletnich oraz konta, z których pochodzą groźby, nękanie, oszustwa, reklama, cudze zdjęcia lub inne poważne naruszenia [regulaminu](/pages/terms). Przy lżejszych najpierw ostrzegamy albo usuwamy treść.
  Decyduje o tym człowiek. Z e-maila dowiesz się, co zarzucamy, jakiej zasady to dotyczy, dlaczego tak postanowiliśmy i na jak długo.
  Z blokadą kończą się wszystkie sesje i nikt nie widzi już profilu. Za kupione, ale niewykorzystane kredyty zwracamy pieniądze.
  # Odwołanie
  Jeśli uważasz blokadę za błędną, odwołaj się w ciągu sześciu miesięcy: na stronie [Skargi i reklamacje](/complaints) z numerem decyzji albo pod adresem {email}. Można to zrobić bez logowania i nic to nie kosztuje.
  Sprawę rozpatruje jeszcze raz człowiek, w miarę możliwości inny, i odpowiada z uzasadnieniem. Jeśli masz rację, wszystko wraca do poprzedniego stanu. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.
  # Blokada na własną prośbę
  Jeśli nie chcesz już mieć tu dostępu, napisz do nas z adresu konta. Zablokujemy konto i nikt nie będzie mógł założyć innego z tym adresem, dopóki nie zdecydujesz inaczej. Jeśli chcesz po prostu odejść, możesz usunąć konto w [ustawieniach](/settings).
  # Ochrona dzieci
  {brand} jest dla dorosłych, którzy mają co najmniej {min_age} lat. Na urządzeniach dzieci możesz zablokować adres {domain} w kontroli rodzicielskiej urządzenia, przeglądarki lub routera.
  Jeśli ktoś tu wygląda na osobę niepełnoletnią, zgłoś profil albo napisz na {email}. Takie konta blokujemy, gdy tylko się o nich dowiemy.
  # Zablokowanie jednej osoby
  Zrobisz to bez naszej pomocy: otwórz profil i wybierz „Zablokuj”. Od razu przestajecie się widzieć i nie możecie do siebie pisać.
`;
