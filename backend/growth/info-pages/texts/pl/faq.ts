export const faq = `
  Częste pytania
  Krótkie odpowiedzi na pytania o ceny, profile fikcyjne, pary, zdjęcia, bezpieczeństwo, e-maile i usuwanie konta.
  # Ile kosztuje {brand}?
  Założenie konta, szukanie, oglądanie profili, dawanie polubień i czytanie wiadomości jest bezpłatne. Ceny w kredytach: wiadomość {message_credits}, zdjęcie w rozmowie {photo_credits}, prezent {gift_credits}. Cenę widzisz na przycisku, zanim coś wyślesz.
  Ile kosztują kredyty w twoim kraju, podaje strona [Ceny](/pricing). Kredyty na start po potwierdzeniu adresu e-mail: {signup_credits}.
  # Czy jest abonament?
  Nie. Płacisz raz za pakiet kredytów, nic się nie odnawia i nie ma czego wypowiadać. Kredyty nie tracą ważności, dopóki istnieje konto.
  # Jak mogę zapłacić?
  Metody płatności działające w twoim kraju podaje strona [Ceny](/pricing) i jeszcze raz każde zamówienie. Kwota jest pobierana raz. Potwierdzenie w PDF znajdziesz przy każdej z [twoich płatności](/transactions).
  # Czym są profile fikcyjne?
  {fictional}
  To oznaczenie jest na zdjęciu, w profilu, w rozmowie i w każdym e-mailu. Jeśli odpowiada program, też o tym informujemy.
  # Jak zobaczyć tylko prawdziwe osoby?
  W wyszukiwaniu wybierz wśród filtrów „Tylko prawdziwe osoby”. Po zalogowaniu pamiętamy [twoje wyszukiwanie](/members).
  # Jak powstaje para?
  Ktoś ci się podoba i ty podobasz się tej osobie: tworzycie parę i od razu się o tym dowiadujecie. Polubienia są bezpłatne. Przesuwając profile, możesz dać 4 polubienia dziennie.
  # E-mail z potwierdzeniem nie przyszedł. Co teraz?
  Najpierw zajrzyj do spamu. E-mail można wysłać jeszcze raz i przy tym zmienić adres, najwyżej raz na minutę i pięć razy dziennie.
  Jeśli nic nie przychodzi, napisz do nas: {email}. Link w e-mailu działa 14 dni.
  # Dlaczego nikt nie może mi odpowiedzieć?
  Dopóki adres e-mail nie jest potwierdzony, profil nie jest widoczny i wiadomości nie docierają. Otwórz link z e-maila i możesz zaczynać.
  # Kto widzi moje zdjęcia?
  Zdjęcie główne widzą wszyscy. Pozostałe widzą wyraźnie tylko osoby z Premium, wszyscy inni widzą je rozmyte. Bez zakupu możesz pokazać 3 zdjęcia, z Premium 25.
  Czasem oglądamy zdjęcia, zanim się pojawią. Miejsce wykonania usuwamy z pliku.
  # Ile muszę mieć lat?
  Co najmniej {min_age} lat. Pytamy o datę urodzenia przy zakładaniu konta; inni widzą tylko wiek, a i ten możesz ukryć. Konta osób niepełnoletnich blokujemy.
  # Nie chcę już z kimś kontaktu. Co zrobić?
  Otwórz profil lub rozmowę i wybierz „Zablokuj”. Od razu przestajecie się widzieć i nie możecie do siebie pisać. Cofniesz to w [ustawieniach](/settings).
  # Ktoś prosi mnie o pieniądze. Co robić?
  Nie płać i nie wysyłaj kodów ani kopii dokumentów. Zgłoś wiadomość bezpośrednio w rozmowie i zablokuj tę osobę. Jeśli pieniądze już przepadły, zawiadom też policję.
  # Dostaję za dużo e-maili. Jak je wyłączyć?
  W [powiadomieniach](/notifications) wybierasz dla każdego rodzaju, czy przychodzi od razu, codziennie czy nigdy, i ustawiasz godziny ciszy. Każdy taki e-mail ma też link, który wyłącza takie wiadomości jednym kliknięciem.
  # Moje konto jest zablokowane. Na jak długo?
  Po 5 błędnych hasłach blokada trwa 15 minut. Zaczekaj albo ustaw [nowe hasło](/reset-password). Inne blokady objaśnia strona [Blokada dostępu](/pages/ban).
  # Jakie dane o mnie macie?
  W [ustawieniach](/settings) możesz pobrać wszystko jako jeden plik. Co przetwarzamy i po co, opisuje [Polityka prywatności](/pages/privacy).
  # Jak usunąć konto?
  W [ustawieniach](/settings), na samym końcu, pod „Usuń konto”. Od tej chwili nikt nie widzi profilu. Przez 14 dni możesz przywrócić konto, korzystając z linku w naszym e-mailu, potem kasujemy wszystko na zawsze.
`;
