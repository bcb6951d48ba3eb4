export const service = `
  Obsługa klienta
  Jak skontaktować się z ludźmi z {brand}, co dzieje się potem i gdzie są rachunki.
  # Napisz do nas
  Najszybciej przez [formularz skarg i próśb](/complaints): działa bez logowania i od razu dostajesz potwierdzenie z numerem.
  Możesz też wysłać e-mail na {email}.
  # Zadzwoń do nas
  Telefon: {phone}. Przy pytaniach o konto poprosimy o pokazanie, że adres e-mail jest twój.
  # Co nam pomaga
  Podaj adres e-mail konta, co się stało i kiedy, a przy zakupie numer zamówienia. Nigdy nie wysyłaj nam hasła ani pełnych danych karty; nigdy też o nie nie pytamy.
  # Co dzieje się potem
  Człowiek czyta, co napisano, i odpowiada na podany adres. Z numerem potwierdzenia w każdej chwili zobaczysz na stronie [Skargi](/complaints), jak stoi sprawa.
  Gdy coś postanowimy, mówimy dlaczego. Jeśli się nie zgadzasz, możesz się tam odwołać w ciągu sześciu miesięcy, bezpłatnie.
  Wiele odpowiedzi jest od razu wśród [częstych pytań](/pages/faq).
  # Rachunki za zakupy
  Każdy zakup potwierdzamy e-mailem. Rachunek z VAT w PDF jest przy każdej z [twoich płatności](/transactions), a link w potwierdzeniu otwiera go także bez logowania.
  # Ktoś zachowuje się źle
  Zgłoś tę osobę prosto w profilu lub w rozmowie i zablokuj ją. Przy bezpośrednim zagrożeniu najpierw zwróć się do policji.
`;
