export const terms = `
  Regulamin
  Co obowiązuje między tobą a {brand}: konto, profile fikcyjne, kredyty, zasady, decyzje i zakończenie umowy.
  # Z kim zawierasz umowę
  {brand} prowadzi {company}, {address}; jak się z nami skontaktować, podaje strona [O nas](/imprint). Zakładając konto, zawierasz z nami bezpłatną umowę o korzystanie. Koszty powstają dopiero, gdy kupujesz kredyty, a każdy zakup jest osobną umową.
  # Twoje konto
  Musisz mieć co najmniej {min_age} lat i podać prawdziwy wiek. Konto jest tylko dla ciebie; nie udostępniaj hasła. Dopóki adres e-mail nie jest potwierdzony, nikt nie widzi twojego profilu ani nie może ci odpowiedzieć.
  Twój profil widzą członkowie wszystkich marek, które dzielą ten sam krąg członków; w [ustawieniach](/settings) wybierasz, na których. Zalogować możesz się tylko w marce, w której powstało konto.
  # Co oferuje {brand}
  Możesz utworzyć profil, szukać osób, dawać polubienia i pisać z innymi. To, czy poznasz kogoś, kto do ciebie pasuje, zależy od ludzi, więc nie możemy tego obiecać. Nie sprawdzamy tego, co ktoś mówi o sobie.
  O tym, kto się pojawia, decyduje to, czego szukasz. Najpierw widać tych, którzy byli aktywni ostatnio; gdy pasuje niewiele osób, wyszukiwanie jest rozszerzane i jest to napisane. Nikt nie może zapłacić za wyższe miejsce. Reklamy są oznaczone.
  # Profile fikcyjne
  {fictional}
  Profile fikcyjne mają to oznaczenie wszędzie, gdzie się pojawiają: w wyszukiwaniu, w profilu, w rozmowach, e-mailach i powiadomieniach. Nie stoi za nimi nikt, z kim można się spotkać.
  Teksty napisane przez maszynę są oznaczone jako automatyczne. Wiadomości do profili fikcyjnych kosztują tyle samo co inne. W wyszukiwaniu możesz pominąć profile fikcyjne.
  # Kredyty i ceny
  Szukanie, oglądanie profili, dawanie polubień i czytanie wiadomości jest bezpłatne. Ceny w kredytach: wiadomość {message_credits}, zdjęcie w rozmowie {photo_credits}, prezent {gift_credits}. Cena widnieje na przycisku, zanim coś wyślesz. To, co nie zostało dostarczone, nic nie kosztuje.
  Kredyty kupujesz w pakietach, jedną płatnością; [ceny](/pricing) zawierają VAT. Nie ma abonamentu ani automatycznego odnowienia. Kredyty nie tracą ważności, dopóki istnieje konto.
  Przed pierwszym zakupem możesz zacząć do 2 rozmów i pokazać do 3 zdjęć. Z pierwszym pakietem masz Premium: widzisz wszystkie zdjęcia, pokazujesz do 25 własnych i zaczynasz tyle rozmów, ile chcesz.
  # Odstąpienie
  Możesz odstąpić od zakupu bez podania powodu. Termin i formularz są na stronie [Odstąp od umowy](/withdrawal), a to, co zwracamy, opisuje strona [Zwroty](/pages/return-policy).
  # Jak się traktujemy
  Zabronione są:
  - groźby, nękanie, nienawiść i wszystko, na co druga osoba powiedziała nie
  - wszystko z udziałem nieletnich
  - proszenie o pieniądze, oszustwa, reklama i ta sama wiadomość do wielu osób
  - cudze zdjęcia i podawanie się za kogoś innego
  - publikowanie danych innych osób, a danych kontaktowych tam, gdzie strona na to nie pozwala
  - wszystko inne, co jest sprzeczne z prawem
  Każdego możesz zgłosić lub zablokować.
  # Zgłoszenia, decyzje i odwołanie
  Profile, zdjęcia i wiadomości zgłaszasz tam, gdzie są, a wszystko inne przez [formularz skarg](/complaints), także bez konta. Od razu dostajesz potwierdzenie z numerem.
  Decyduje człowiek. Programy odrzucają tylko dane kontaktowe w tekstach i pliki, które nie są obrazami. Wybieramy najłagodniejszy środek, który pomaga: ostrzeżenie, usunięcie zdjęcia lub wiadomości, ukrycie profilu albo zablokowanie konta. Liczy się, jak poważna jest sprawa, jak często się zdarzyła i czy była zamierzona.
  Obie strony dowiadują się, co postanowiono, na jakiej zasadzie, dlaczego i na jak długo.
  Przez sześć miesięcy od decyzji możesz się odwołać, bezpłatnie i bez logowania. Potem masz do dyspozycji certyfikowane organy pozasądowego rozstrzygania sporów i sądy. Więcej na stronie [Blokada dostępu](/pages/ban).
  # Co piszesz i pokazujesz
  Twoje teksty i zdjęcia pozostają twoje. Pozwalasz nam pokazywać je w markach, w których widać twój profil, dopóki tam są. Pokazuj tylko zdjęcia, które wolno ci pokazać.
  # Zakończenie umowy
  Konto możesz usunąć w każdej chwili w [ustawieniach](/settings), bez terminu i bez powodu. Przez 14 dni można je przywrócić przez link z e-maila, potem twoje dane są usuwane. Niewykorzystane kredyty kończą się z kontem; jeśli możesz je jeszcze zwrócić, zrób to przedtem.
  My możemy wypowiedzieć umowę z 30-dniowym wyprzedzeniem, z ważnego powodu od razu; kupione i niewykorzystane kredyty wtedy zwracamy.
  # Odpowiedzialność i prawo
  Odpowiadamy bez ograniczeń za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele i zdrowiu, a poza tym tylko za naruszenie istotnych obowiązków, do wysokości przewidywalnej szkody.
  Bezwzględnie obowiązujące prawa kraju, w którym mieszkasz, pozostają w mocy, podobnie jak właściwe tam dla ciebie sądy.
  # Zmiany
  O zmianie regulaminu powiemy ci wcześniej i przy następnym logowaniu poprosimy o zgodę. Bez niej obowiązuje cię wcześniejsza wersja i możesz usunąć konto. Obowiązuje wersja, której data widnieje na tej stronie.
`;
