export const service = `
  Obsługa klienta
  Jak skontaktować się z zespołem {brand}, co dzieje się potem i gdzie są potwierdzenia zakupów.
  # Napisz do nas
  Najszybciej przez [formularz skarg i reklamacji](/complaints): działa bez logowania i od razu dostajesz potwierdzenie z numerem.
  Możesz też wysłać e-mail na {email}.
  # Zadzwoń do nas
  Telefon: {phone}. W sprawach konta poprosimy o potwierdzenie, że adres e-mail należy do ciebie.
  # Co nam pomaga
  Podaj adres e-mail konta, co się stało i kiedy, a przy zakupie numer zamówienia. Nigdy nie wysyłaj nam hasła ani pełnych danych karty; my też nigdy o nie nie pytamy.
  # Co dzieje się potem
  Każdą wiadomość czyta człowiek i odpowiada na podany adres. Z numerem zgłoszenia w każdej chwili sprawdzisz na stronie [Skargi i reklamacje](/complaints), co dzieje się ze sprawą.
  Gdy coś postanowimy, mówimy dlaczego. Jeśli się nie zgadzasz, możesz się tam odwołać w ciągu sześciu miesięcy, bezpłatnie.
  Wiele odpowiedzi znajdziesz od razu wśród [częstych pytań](/pages/faq).
  # Potwierdzenia zakupów
  Każdy zakup potwierdzamy e-mailem. Potwierdzenie z VAT w PDF znajdziesz przy każdej z [twoich płatności](/transactions), a link w e-mailu otwiera je także bez logowania.
  # Ktoś zachowuje się źle
  Zgłoś tę osobę bezpośrednio w profilu lub w rozmowie i zablokuj ją. W razie bezpośredniego zagrożenia najpierw zawiadom policję.
`;
