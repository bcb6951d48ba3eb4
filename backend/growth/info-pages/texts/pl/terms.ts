export const terms = `
  Regulamin
  Co obowiązuje między tobą a serwisem {brand}: konto, profile fikcyjne, kredyty, zasady, decyzje i zakończenie umowy.
  # Z kim zawierasz umowę
  Serwis {brand} prowadzi {company}, {address}; jak się z nami skontaktować, podaje strona [Dane firmy](/imprint). Zakładając konto, zawierasz z nami bezpłatną umowę o świadczenie usług drogą elektroniczną. Płacisz dopiero wtedy, gdy kupujesz kredyty, a każdy zakup jest osobną umową.
  # Twoje konto
  Musisz mieć co najmniej {min_age} lat i podać prawdziwy wiek. Konto jest tylko dla ciebie; nie udostępniaj hasła. Dopóki adres e-mail nie jest potwierdzony, nikt nie widzi twojego profilu ani nie może ci odpowiedzieć.
  Twój profil widzą użytkownicy wszystkich serwisów, które mają wspólną bazę profili; w [ustawieniach](/settings) wybierasz, w których ma być widoczny. Zalogować możesz się tylko w serwisie, w którym powstało konto.
  # Co oferuje {brand}
  Możesz utworzyć profil, szukać osób, dawać polubienia i pisać z innymi. To, czy poznasz kogoś, kto do ciebie pasuje, zależy od ludzi, więc nie możemy tego obiecać. Nie sprawdzamy tego, co ktoś mówi o sobie.
  O tym, kto się pojawia, decyduje to, czego szukasz. Najpierw widać osoby blisko ciebie; przy podobnej odległości na początku są osoby piszące w twoim języku, a po nich te, które były tu ostatnio. Gdy pasuje niewiele osób, wyszukiwanie jest rozszerzane i o tym informujemy. Nikt nie może zapłacić za wyższe miejsce. Reklamy są oznaczone.
  # Profile fikcyjne
  {fictional}
  Profile fikcyjne mają to oznaczenie wszędzie, gdzie się pojawiają: w wyszukiwaniu, w profilu, w rozmowach, e-mailach i powiadomieniach. Nie stoi za nimi nikt, z kim można się spotkać.
  Teksty napisane przez program są oznaczone jako automatyczne. Wiadomości do profili fikcyjnych kosztują tyle samo co inne. W wyszukiwaniu możesz pominąć profile fikcyjne.
  # Kredyty i ceny
  Szukanie, oglądanie profili, dawanie polubień i czytanie wiadomości jest bezpłatne. Ceny w kredytach: wiadomość {message_credits}, zdjęcie w rozmowie {photo_credits}, prezent {gift_credits}. Cenę widać na przycisku, zanim coś wyślesz. To, co nie zostało dostarczone, nic nie kosztuje.
  Kredyty kupujesz w pakietach, jedną płatnością; [ceny](/pricing) zawierają VAT. Nie ma abonamentu ani automatycznego odnowienia. Kredyty nie tracą ważności, dopóki istnieje konto.
  Przed pierwszym zakupem możesz zacząć do 2 rozmów i pokazać do 3 zdjęć. Z pierwszym pakietem masz Premium: widzisz wszystkie zdjęcia, pokazujesz do 25 własnych i zaczynasz tyle rozmów, ile chcesz.
  # Jak przebiega zakup
  Na stronie zamówienia widzisz pakiet, cenę, kraj i metodę płatności i możesz jeszcze wszystko zmienić. Przyciskiem „Zamówienie z obowiązkiem zapłaty” składasz zamówienie. Umowa zostaje zawarta, gdy potwierdzimy je e-mailem i dodamy kredyty do twojego konta. Treść umowy przechowujemy: znajdziesz ją w tym e-mailu i w [płatnościach](/transactions). Umowę zawierasz w języku, w którym wyświetla się strona.
  Jeśli to, co kupujesz, jest niezgodne z umową, przysługują ci prawa, które ustawa daje w razie niezgodności treści cyfrowej lub usługi cyfrowej z umową (w Polsce: rozdział 5b ustawy o prawach konsumenta).
  # Odstąpienie
  Możesz odstąpić od umowy zakupu bez podania przyczyny. Termin i formularz są na stronie [Odstąp od umowy](/withdrawal), a to, co zwracamy, opisuje strona [Zwroty](/pages/return-policy).
  # Jak się do siebie odnosimy
  Zabronione są:
  - groźby, nękanie, nienawiść i wszystko, na co druga osoba się nie zgadza
  - wszystko, co seksualizuje osoby niepełnoletnie lub im zagraża
  - proszenie o pieniądze, oszustwa, reklama i ta sama wiadomość do wielu osób
  - cudze zdjęcia i podawanie się za kogoś innego
  - publikowanie danych innych osób oraz podawanie danych kontaktowych tam, gdzie strona na to nie pozwala
  - wszystko inne, co jest sprzeczne z prawem
  Każdą osobę możesz zgłosić lub zablokować.
  # Zgłoszenia, reklamacje, decyzje i odwołanie
  Profile, zdjęcia i wiadomości zgłaszasz tam, gdzie są, a wszystkie inne skargi i reklamacje przez [formularz](/complaints), także bez konta. Od razu dostajesz potwierdzenie z numerem. Na reklamację konsumenta odpowiadamy w ciągu czternastu dni od jej otrzymania.
  Decyduje człowiek. Programy odrzucają tylko dane kontaktowe w tekstach i pliki, które nie są zdjęciami. Wybieramy najłagodniejszy skuteczny środek: ostrzeżenie, usunięcie zdjęcia lub wiadomości, ukrycie profilu albo zablokowanie konta. Liczy się, jak poważna jest sprawa, jak często się zdarzyła i czy była zamierzona.
  Obie strony dowiadują się, co postanowiono, na podstawie której zasady, dlaczego i na jak długo.
  Przez sześć miesięcy od decyzji możesz się odwołać, bezpłatnie i bez logowania. Niezależnie od tego możesz zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu. Więcej na stronie [Blokada dostępu](/pages/ban).
  # Co piszesz i pokazujesz
  Twoje teksty i zdjęcia pozostają twoje. Pozwalasz nam pokazywać je w serwisach, w których widać twój profil, dopóki tam są. Pokazuj tylko zdjęcia, które wolno ci pokazać.
  # Zakończenie umowy
  Konto możesz usunąć w każdej chwili w [ustawieniach](/settings), bez okresu wypowiedzenia i bez podania przyczyny. Przez 14 dni można je przywrócić, korzystając z linku w e-mailu, potem twoje dane są usuwane. Niewykorzystane kredyty przepadają wraz z kontem; jeśli możesz je jeszcze zwrócić, zrób to wcześniej.
  My możemy wypowiedzieć umowę z zachowaniem 30-dniowego okresu wypowiedzenia, a z ważnego powodu ze skutkiem natychmiastowym; za kupione, ale niewykorzystane kredyty zwracamy wtedy pieniądze.
  # Odpowiedzialność i prawo
  Odpowiadamy bez ograniczeń za winę umyślną, rażące niedbalstwo i szkody na osobie, a poza tym za naruszenie istotnych obowiązków do wysokości przewidywalnej szkody, o ile pozwala na to prawo kraju, w którym mieszkasz.
  Bezwzględnie obowiązujące przepisy kraju, w którym mieszkasz, nadal cię chronią, a spór możesz skierować do właściwego tam sądu.
  # Zmiany
  O zmianie regulaminu powiemy ci wcześniej i przy następnym logowaniu poprosimy o zgodę. Bez niej obowiązuje cię wcześniejsza wersja i możesz usunąć konto. Obowiązuje wersja z datą podaną na tej stronie.
`;
