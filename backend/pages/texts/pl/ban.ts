export const ban = `
  Blokada dostępu
  Kiedy {brand} blokuje dostęp, kto o tym decyduje, jak się odwołać i jak samemu zablokować dostęp.
  # Blokada po błędnych hasłach
  Po 5 błędnych hasłach logowanie jest zablokowane na 15 minut. To chroni konto przed zgadywaniem. Potem otwiera się samo. Wejść można też z [nowym hasłem](/reset-password).
  # Blokada za naruszenie
  Blokujemy konta nieletnich oraz konta używane do gróźb, nękania, oszustw, reklamy, cudzych zdjęć lub innych poważnych naruszeń [regulaminu](/pages/terms). Przy lżejszych najpierw jest ostrzeżenie albo usuwamy treść.
  Decyduje o tym człowiek. E-mailem dowiadujesz się, co zarzucamy, jakiej zasady to dotyczy, dlaczego tak postanowiliśmy i na jak długo.
  Z blokadą kończą się wszystkie sesje i nikt nie widzi już profilu. Kupione i niewykorzystane kredyty zwracamy.
  # Odwołanie
  Jeśli uważasz blokadę za błędną, odwołaj się w ciągu sześciu miesięcy: na stronie [Skargi](/complaints) z numerem decyzji albo pod adresem {email}. Można to zrobić bez logowania i nic to nie kosztuje.
  Człowiek rozpatruje sprawę jeszcze raz, w miarę możliwości inny, i odpowiada z uzasadnieniem. Jeśli masz rację, wszystko wraca do poprzedniego stanu. Masz też do dyspozycji certyfikowane organy pozasądowego rozstrzygania sporów i sądy.
  # Chcesz zablokować siebie
  Jeśli nie chcesz już mieć tu wstępu, napisz do nas z adresu konta. Zablokujemy konto i nikt nie będzie mógł założyć innego z tym adresem, aż powiesz inaczej. Jeśli chcesz po prostu odejść, możesz usunąć konto w [ustawieniach](/settings).
  # Z dala od dzieci
  {brand} jest dla dorosłych od {min_age} lat. Na urządzeniach dzieci możesz zablokować adres {domain} w kontroli rodzicielskiej urządzenia, przeglądarki lub routera.
  Jeśli ktoś tu wygląda na nieletniego, zgłoś profil albo napisz na {email}. Takie konta blokujemy, gdy tylko się o nich dowiemy.
  # Zablokowanie jednej osoby
  Do tego nas nie potrzebujesz: otwórz profil i wybierz „Zablokuj”. Od razu przestajecie się widzieć i żadne z was nie może pisać do drugiego.
`;
