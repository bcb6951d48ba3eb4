import type { PageTexts } from '../page-texts.ts';

export const pl: PageTexts = {
  terms: `
    Regulamin
    Co obowiązuje między tobą a {brand}: konto, profile fikcyjne, kredyty, zasady i zakończenie umowy.
    # Z kim zawierasz umowę
    {brand} prowadzi {company}, {address}. Zakładając konto, zawierasz z nami bezpłatną umowę o korzystanie. Koszty powstają dopiero, gdy kupujesz kredyty.
    # Twoje konto
    Musisz mieć co najmniej {min_age} lat i podać prawdziwy wiek. Konto jest tylko dla ciebie; nie udostępniaj hasła. Zanim inni będą mogli ci odpowiadać, potwierdzasz swój adres e-mail.
    Twój profil widzą członkowie wszystkich marek, które dzielą ten sam krąg członków. Zalogować możesz się tylko w marce, w której powstało konto.
    # Profile fikcyjne
    {fictional}
    Profile fikcyjne mają to oznaczenie wszędzie, gdzie się pojawiają. Teksty napisane przez maszynę są oznaczone jako automatyczne. W wyszukiwarce możesz pominąć profile fikcyjne.
    # Kredyty i ceny
    Oglądanie profili i dawanie polubień jest bezpłatne. Wiadomości kosztują kredyty; cena wiadomości widnieje przy przycisku wysyłania. Wiadomość, która nie została dostarczona, nic nie kosztuje.
    Kredyty kupujesz w pakietach, jedną płatnością. Nie ma abonamentu ani automatycznego odnowienia. Wszystkie ceny zawierają VAT. Bez zakupu możesz zacząć do 2 rozmów i dodać do 3 zdjęć.
    # Jak się traktujemy
    Zabronione są groźby, nękanie, nienawiść, reklama, oszustwa, wszystko z udziałem nieletnich, cudze zdjęcia i publikowanie danych innych osób. Każdego członka możesz zgłosić lub zablokować.
    Gdy ktoś łamie te zasady, możemy usunąć treści lub zablokować konto. Podajemy powód, a ty możesz się odwołać; jak to zrobić, opisuje strona o blokadzie dostępu.
    # Zakończenie umowy
    Konto możesz usunąć w każdej chwili, bez terminu i bez powodu. Przez 14 dni można je przywrócić przez link z e-maila, potem twoje dane są usuwane. My możemy wypowiedzieć umowę z 30-dniowym wyprzedzeniem, z ważnego powodu od razu; kupione i niewykorzystane kredyty wtedy zwracamy.
    # Odpowiedzialność i prawo
    Odpowiadamy bez ograniczeń za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele i zdrowiu, a poza tym tylko za naruszenie istotnych obowiązków, do wysokości przewidywalnej szkody. Bezwzględnie obowiązujące prawa kraju, w którym mieszkasz, pozostają w mocy.
    O zmianie regulaminu powiemy ci wcześniej. Obowiązuje wersja, której data widnieje na tej stronie.
  `,
  privacy: `
    Prywatność
    Jakie dane przetwarza {brand}, po co, jak długo i jakie masz prawa.
    # Kto odpowiada
    Administratorem danych jest {company}, {address}. Na pytania o prywatność odpowiadamy pod adresem {email}.
    # Jakie dane przetwarzamy
    Przy zakładaniu konta: adres e-mail, imię, datę urodzenia, płeć, miejscowość i nieodwracalny skrót hasła. Potem wszystko, co wpisujesz lub piszesz: dane profilu, zdjęcia, polubienia, wiadomości, zgłoszenia. Przy zakupach kwotę, czas i metodę płatności.
    Ze względów technicznych przetwarzamy adres IP, aby wyświetlać stronę, ograniczać nadużycia i rozpoznać kraj. Dzienniki nie zawierają ani wiadomości, ani adresów e-mail.
    # Dane o seksualności
    To, kogo szukasz, może coś mówić o twojej seksualności. Takie dane przetwarzamy tylko za twoją wyraźną zgodą według art. 9 RODO, o którą prosimy osobno przy zakładaniu konta. Możesz ją wycofać w każdej chwili, usuwając konto.
    # Po co i na jakiej podstawie
    Danych potrzebujemy do wykonania umowy: aby pokazać profil, dostarczyć wiadomości i obsłużyć płatności. Ochrona przed nadużyciami i oszustwami opiera się na naszym uzasadnionym interesie, przechowywanie faktur na obowiązkach prawnych, powiadomienia push na twojej zgodzie.
    # Kto otrzymuje dane
    Twój profil widzą członkowie wszystkich marek tego samego kręgu, a gdy wyszukiwanie jest otwarte bez logowania, także goście. Wyszukiwarki internetowe mogą go pokazać tylko za twoją zgodą. Dostawcy hostingu, poczty i płatności dostają tylko to, czego potrzebują. Partnerzy reklamowi poznają numer kliknięcia, status i kwotę, nigdy dane profilu.
    Żadna strona {brand} nie wczytuje treści osób trzecich.
    # Jak długo
    Niepotwierdzone konta usuwamy po 30 dniach. Po usunięciu konto można przywrócić przez 14 dni, potem dane są kasowane. Zapisy księgowe bez nazwiska przechowujemy tak długo, jak wymaga prawo.
    # Twoje prawa
    Możesz żądać dostępu, poprawienia, usunięcia, ograniczenia i kopii danych oraz sprzeciwić się przetwarzaniu. Napisz na {email}. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.
  `,
  cookies: `
    Pliki cookie
    Jakie pliki cookie zapisuje {brand}, do czego służą i jak długo zostają.
    # Tylko to, co konieczne
    {brand} nie zapisuje plików cookie do reklamy ani śledzenia i nie osadza niczego od osób trzecich. Dlatego żaden baner nie pyta cię o zgodę.
    # Nasze pliki cookie
    __Host-vonk: utrzymuje zalogowanie. Zawartość jest zaszyfrowana i skrypty nie mogą jej odczytać. 30 dni.
    vonk_in: pamięta tylko, że jesteś po zalogowaniu, aby strona od razu wyglądała właściwie. 30 dni.
    vonk_locale: pamięta wybrany język. 365 dni.
    vonk_country: pamięta kraj wybrany dla cen. 365 dni.
    # Pamięć przeglądarki
    Aby nic nie zginęło, szkice wiadomości i formularza konta zostają w twojej przeglądarce, hasło nigdy. Także to, które komunikaty zostały zamknięte, jest zapisane tylko tam.
    # Usuwanie
    Wylogowanie kończy sesję. Wszystko inne usuniesz w ustawieniach przeglądarki; potem trzeba znów się zalogować i wybrać język.
  `,
  ban: `
    Blokada dostępu
    Kiedy {brand} blokuje dostęp, kto o tym decyduje i co możesz zrobić.
    # Blokada po błędnych hasłach
    Po 5 błędnych hasłach logowanie jest zablokowane na 15 minut. Chroni to konto przed zgadywaniem. Potem blokada znika sama.
    # Blokada za naruszenie
    Blokujemy konta nieletnich oraz konta używane do gróźb, nękania, oszustw, reklamy, z cudzymi zdjęciami lub przy innych poważnych naruszeniach regulaminu. Przy lżejszych najpierw usuwamy treść.
    Dowiesz się, co zarzucamy, której zasady to dotyczy i jak długo potrwa blokada.
    # Odwołanie
    Jeśli uważasz blokadę za niesłuszną, napisz przez formularz skarg lub na {email}. Człowiek sprawdzi sprawę ponownie i odpowie z uzasadnieniem. Można to zrobić bez logowania i bezpłatnie. Potem pozostają pozasądowe rozwiązywanie sporów i sąd.
    # Chcesz zablokować siebie
    Jeśli nie chcesz mieć więcej dostępu, napisz z adresu swojego konta. Zamkniemy je i nie przyjmiemy innego z tym adresem, dopóki nie powiesz inaczej.
  `,
  'return-policy': `
    Zwroty
    Kiedy odzyskasz pieniądze i jak to zrobić.
    # Niewykorzystane kredyty
    W ciągu {refund_days} dni od zakupu możesz oddać kredyty, których jeszcze nie wykorzystano. Zwracamy ich część zapłaconej ceny.
    # Wykorzystane kredyty
    Kredytów wydanych na dostarczone wiadomości nie zwracamy. Niedostarczone wiadomości nic nie kosztują; jeśli mimo to coś pobrano, oddamy to.
    # Błędne lub podwójne obciążenie
    Jeśli kwotę pobrano dwa razy lub bez twojego udziału, daj nam znać. Sprawdzimy to i zwrócimy, co ci się należy, niezależnie od terminu.
    # Jak to zrobić
    Napisz przez formularz skarg lub na {email}, podając adres e-mail konta i zakup. Otrzymasz potwierdzenie z numerem, datą i godziną. Pieniądze wrócą tą samą drogą, najpóźniej po 14 dniach.
    Twoje ustawowe prawo odstąpienia pozostaje bez zmian.
  `,
  faq: `
    Częste pytania
    Krótkie odpowiedzi o zakładaniu konta, profilach fikcyjnych, kosztach i bezpieczeństwie.
    # Ile kosztuje {brand}?
    Założenie konta, wyszukiwanie, oglądanie profili i polubienia nic nie kosztują. Wiadomości kosztują kredyty; cena jest przy przycisku, zanim wyślesz. Płacisz raz, abonamentu nie ma.
    # Czym są profile fikcyjne?
    {fictional}
    To słowo jest na zdjęciu, w profilu i w rozmowie. W wyszukiwarce możesz wybrać tylko prawdziwych członków.
    # E-mail z potwierdzeniem nie dochodzi. Co robić?
    Zajrzyj do spamu. Możesz wysłać e-mail jeszcze raz i zmienić przy tym adres, najwyżej raz na minutę i pięć razy dziennie.
    # Dlaczego nikt nie może mi odpowiedzieć?
    Dopóki adres e-mail nie jest potwierdzony, profil jest niewidoczny i wiadomości nie dochodzą. Otwórz link z e-maila i gotowe.
    # Moje konto jest zablokowane. Jak długo?
    Po 5 błędnych hasłach blokada trwa 15 minut. Poczekaj i spróbuj ponownie.
    # Jak się kogoś pozbyć?
    Otwórz profil i naciśnij zablokuj. Od razu przestajecie się widzieć i żadne z was nie może napisać do drugiego.
    # Jak usunąć konto?
    Napisz na {email}, jeśli nie znajdziesz tego w ustawieniach. Przez 14 dni możesz zmienić zdanie.
  `,
  service: `
    Obsługa klienta
    Jak dotrzeć do ludzi stojących za {brand}.
    # Napisz
    Najszybciej działa formularz skarg i spraw: nie wymaga logowania, a potwierdzenie z numerem przychodzi od razu. Możesz też napisać na {email}.
    # Zadzwoń
    Telefonicznie jesteśmy dostępni pod numerem {phone}. Przy pytaniach o konto poprosimy o potwierdzenie tożsamości przez adres e-mail.
    # Co nam pomoże
    Podaj adres e-mail konta, co się stało i kiedy. Nigdy nie wysyłaj hasła ani pełnych danych karty; my też nigdy o nie nie pytamy.
    # Ktoś zachowuje się źle
    Zgłoś tę osobę w jej profilu lub w rozmowie i zablokuj ją. W nagłym niebezpieczeństwie zwróć się najpierw do policji.
  `,
  imprint: `
    O nas
    Kto prowadzi {brand} i jak się z nami skontaktować.
    # Usługodawca
    {company}
    {address}
    # Kontakt
    E-mail: {email}
    Telefon: {phone}
    # Rejestr i podatki
    Rejestr handlowy (KvK): {kvk}
    Numer VAT: {vat}
    # Spory
    Ze skargą zwróć się najpierw do nas, najlepiej przez formularz skarg. Nie bierzemy udziału w postępowaniach przed sądami polubownymi, chyba że wymaga tego prawo.
    # Punkt kontaktowy dla organów i użytkowników
    Punktem kontaktowym według art. 11 i 12 aktu o usługach cyfrowych jest {email}. Możesz pisać po niemiecku i angielsku.
    # Nazwy miejscowości
    Miejscowości i ich położenie pochodzą częściowo z GeoNames (geonames.org), licencja CC BY 4.0.
  `,
  withdrawal: `
    Odstąpienie od umowy
    Twoje prawo odstąpienia, termin i jak skorzystać z niego bez logowania.
    # Twoje prawo
    Od zakupu kredytów możesz odstąpić w ciągu {refund_days} dni, a w każdym razie w ciągu 14 dni, bez podania przyczyny. Termin biegnie od dnia zakupu. Wystarczy wysłać odstąpienie przed jego końcem.
    # Jak odstąpić
    Użyj formularza skarg z tematem „Odstąpienie od umowy”: imię i nazwisko, adres e-mail, zakup, wyślij. Logowanie nie jest potrzebne. Od razu otrzymasz e-mailem potwierdzenie z numerem, datą i godziną.
    Możesz też napisać w dowolnej formie na {email} lub listem do {company}, {address}.
    # Co dzieje się potem
    Cenę zwracamy najpóźniej 14 dni po odstąpieniu, tą samą drogą. Jeśli wyraźnie zażądano rozpoczęcia od razu i część kredytów wykorzystano, odliczamy ich część ceny. Niewykorzystane kredyty wygasają wraz ze zwrotem.
    # Wzór
    „Do {company}, {address}, {email}: niniejszym odstępuję od umowy zakupu kredytów w {brand}. Data zakupu: … Imię i nazwisko: … Adres e-mail konta: … Data: …”
  `,
  accessibility: `
    Dostępność
    Co robimy, aby każdy mógł korzystać z {brand}, i jak zgłosić barierę.
    # Nasz cel
    {brand} ma spełniać wytyczne WCAG 2.2 na poziomie AA, w każdym języku. Wymaga tego także europejskie prawo o dostępności.
    # Co robimy
    Wszystko można obsłużyć klawiaturą, fokus jest widoczny, kontrasty i wielkości liter są sprawdzone, a przy ograniczonym ruchu strona się nie porusza. Czytniki ekranu podają nadawcę i czas każdej wiadomości. Strony publiczne działają też bez JavaScriptu.
    # Czego jeszcze brakuje
    Zdjęcia członków nie mają dokładnych opisów, bo tylko oni wiedzą, co na nich jest.
    # Trafiasz na barierę?
    Daj znać: {email} lub przez formularz skarg. Podaj stronę i technologię wspomagającą. Jeśli odpowiedź cię nie zadowoli, możesz zwrócić się do organu nadzoru w swoim kraju.
  `,
};
