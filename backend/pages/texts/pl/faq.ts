export const faq = `
  Częste pytania
  Krótkie odpowiedzi o cenach, profilach fikcyjnych, dopasowaniach, zdjęciach, bezpieczeństwie, e-mailach i usuwaniu konta.
  # Ile kosztuje {brand}?
  Założenie konta, szukanie, oglądanie profili, dawanie polubień i czytanie wiadomości jest bezpłatne. Ceny w kredytach: wiadomość {message_credits}, zdjęcie w rozmowie {photo_credits}, prezent {gift_credits}. Cenę widzisz na przycisku, zanim wyślesz.
  Ile kosztują kredyty w twoim kraju, podaje strona [Ceny](/pricing). Kredyty na początek, gdy adres e-mail jest potwierdzony: {signup_credits}.
  # Czy jest abonament?
  Nie. Płacisz raz za pakiet kredytów, nic się nie odnawia i nie ma czego wypowiadać. Kredyty nie tracą ważności, dopóki istnieje konto.
  # Jak mogę zapłacić?
  Metody płatności działające w twoim kraju podaje strona [Ceny](/pricing) i jeszcze raz każde zamówienie. Kwota jest pobierana raz. Rachunek w PDF jest przy każdej z [twoich płatności](/transactions).
  # Czym są profile fikcyjne?
  {fictional}
  To słowo jest na zdjęciu, w profilu, w rozmowie i w każdym e-mailu. Jeśli odpowiada maszyna, to też jest napisane.
  # Jak widzieć tylko prawdziwe osoby?
  W wyszukiwaniu wybierz wśród filtrów „Tylko prawdziwe osoby”. Po zalogowaniu pamiętamy [twoje wyszukiwanie](/members).
  # Jak powstaje dopasowanie?
  Ktoś ci się podoba i ty podobasz się tej osobie: to dopasowanie, i oboje się o tym dowiadujecie. Polubienia są bezpłatne. W grze w przesuwanie możesz dać 4 polubienia dziennie.
  # E-mail z potwierdzeniem nie dochodzi. Co teraz?
  Najpierw zajrzyj do spamu. E-mail można wysłać jeszcze raz i przy tym zmienić adres, najwyżej raz na minutę i pięć razy dziennie.
  Jeśli nic nie dochodzi, napisz do nas: {email}. Link w e-mailu działa 14 dni.
  # Dlaczego nikt nie może mi odpowiedzieć?
  Dopóki adres e-mail nie jest potwierdzony, profil nie jest widoczny i wiadomości nie docierają. Otwórz link z e-maila i możesz zaczynać.
  # Kto widzi moje zdjęcia?
  Zdjęcie główne widzą wszyscy. Pozostałe wyraźnie widzą tylko osoby z Premium, inni rozmyte. Bez zakupu możesz pokazać 3 zdjęcia, z Premium 25.
  Czasem oglądamy zdjęcia, zanim się pojawią. Miejsce wykonania usuwamy z pliku.
  # Ile muszę mieć lat?
  Co najmniej {min_age} lat. Pytamy o datę urodzenia przy zakładaniu konta; inni widzą tylko wiek, a i ten możesz ukryć. Konta nieletnich blokujemy.
  # Jak się kogoś pozbyć?
  Otwórz profil lub rozmowę i wybierz „Zablokuj”. Od razu przestajecie się widzieć i żadne z was nie może pisać do drugiego. Cofniesz to w [ustawieniach](/settings).
  # Ktoś prosi mnie o pieniądze. Co robić?
  Nie płać i nie wysyłaj kodów ani kopii dokumentów. Zgłoś wiadomość prosto w rozmowie i zablokuj tę osobę. Jeśli pieniądze już przepadły, idź też na policję.
  # Dostaję za dużo e-maili. Jak je zatrzymać?
  W [powiadomieniach](/notifications) wybierasz dla każdego rodzaju, czy przychodzi od razu, codziennie czy nigdy, i ustawiasz ciche godziny. Każdy taki e-mail ma też link, który zatrzymuje je jednym kliknięciem.
  # Moje konto jest zablokowane. Na jak długo?
  Po 5 błędnych hasłach blokada trwa 15 minut. Zaczekaj albo ustaw [nowe hasło](/reset-password). Inne blokady objaśnia strona [Blokada dostępu](/pages/ban).
  # Jakie dane o mnie macie?
  W [ustawieniach](/settings) możesz pobrać wszystko jako jeden plik. Co przetwarzamy i po co, opisuje strona [Prywatność](/pages/privacy).
  # Jak usunąć konto?
  W [ustawieniach](/settings), na samym końcu, pod „Usuń konto”. Od tej chwili nikt nie widzi profilu. Przez 14 dni link z naszego e-maila je przywraca, potem wszystko jest kasowane na zawsze.
`;
