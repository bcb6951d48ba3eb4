import type { PageTexts } from '../page-texts.ts';

export const pl: PageTexts = {
  terms: `
    Regulamin
    Co obowiązuje między tobą a {brand}: konto, profile fikcyjne, kredyty, zasady i zakończenie umowy.
    # Z kim zawierasz umowę
    Serwis {brand} prowadzi {company}, {address}. Zakładając konto, zawierasz z nami bezpłatną umowę o korzystanie z serwisu. Koszty powstają dopiero wtedy, gdy kupujesz kredyty.
    # Twoje konto
    Musisz mieć co najmniej {min_age} lat i podać swój prawdziwy wiek. Konto jest tylko dla ciebie, nie udostępniaj nikomu hasła. Zanim inni będą mogli ci odpowiadać, potwierdzasz swój adres e-mail.
    Twój profil widzą użytkownicy wszystkich marek, które należą do tej samej społeczności. Zalogować możesz się tylko w tej marce, w której powstało twoje konto.
    # Profile fikcyjne
    {fictional}
    Profile fikcyjne mają to oznaczenie wszędzie, gdzie się pojawiają. Teksty napisane przez maszynę są oznaczone jako automatyczne. W wyszukiwarce możesz pominąć profile fikcyjne.
    # Kredyty i ceny
    Oglądanie profili i dawanie polubień jest bezpłatne. Wiadomości kosztują kredyty, a cenę wiadomości widać przy przycisku wysyłania. Wiadomość, która nie została dostarczona, nic nie kosztuje.
    Kredyty kupujesz w pakietach, płacąc jednorazowo. Nie ma abonamentu ani automatycznego odnawiania. Wszystkie ceny zawierają VAT. Bez zakupu możesz rozpocząć do 2 rozmów i dodać do 3 zdjęć.
    # Jak odnosimy się do siebie
    Zabronione są groźby, nękanie, nienawiść, reklama, oszustwa, wszelkie treści z udziałem nieletnich, cudze zdjęcia i publikowanie danych innych osób. Każdego użytkownika możesz zgłosić lub zablokować.
    Jeśli użytkownik łamie te zasady, możemy usuwać treści lub blokować konta. Podajemy powód, a ty możesz wnieść sprzeciw. Jak to zrobić, opisujemy na stronie o blokadzie dostępu.
    # Zakończenie umowy
    Możesz usunąć swoje konto w każdej chwili, bez okresu wypowiedzenia i bez podawania powodu. Przez 14 dni można je przywrócić za pomocą linku wysłanego e-mailem, potem twoje dane zostają usunięte. My możemy wypowiedzieć umowę z zachowaniem 30 dni wypowiedzenia, a z ważnej przyczyny ze skutkiem natychmiastowym. Zwracamy wtedy pieniądze za kupione i niewykorzystane kredyty.
    # Odpowiedzialność i prawo
    Odpowiadamy bez ograniczeń za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele i zdrowiu, a poza tym tylko za naruszenie istotnych obowiązków, do wysokości szkody możliwej do przewidzenia. Bezwzględnie obowiązujące prawa kraju, w którym mieszkasz, pozostają w mocy.
    Jeśli zmienimy ten regulamin, powiadomimy cię wcześniej. Obowiązuje wersja z datą podaną na tej stronie.
  `,
  privacy: `
    Prywatność
    Jakie dane przetwarza {brand}, po co, jak długo i jakie masz prawa.
    # Kto odpowiada za dane
    Administratorem danych jest {company}, {address}. Na pytania o prywatność odpowiadamy pod adresem {email}.
    # Jakie dane przetwarzamy
    Przy rejestracji: adres e-mail, imię, datę urodzenia, płeć, miejscowość i nieodwracalny skrót twojego hasła. Później wszystko, co samodzielnie podajesz lub piszesz: dane profilu, zdjęcia, polubienia, wiadomości, zgłoszenia. Przy zakupach kwotę, czas i sposób płatności.
    Ze względów technicznych przetwarzamy twój adres IP, aby wyświetlać stronę, ograniczać nadużycia i rozpoznawać twój kraj. W dziennikach nie ma ani wiadomości, ani adresów e-mail.
    # Dane o twojej seksualności
    To, kogo szukasz, może mówić coś o twojej seksualności. Takie dane przetwarzamy wyłącznie za twoją wyraźną zgodą zgodnie z art. 9 RODO, o którą prosimy osobno przy rejestracji. Możesz ją wycofać w każdej chwili, usuwając konto.
    # Po co i na jakiej podstawie
    Potrzebujemy danych, aby wykonać umowę z tobą: pokazywać twój profil, dostarczać wiadomości i obsługiwać płatności. Ochrona przed nadużyciami i oszustwami opiera się na naszym prawnie uzasadnionym interesie, przechowywanie faktur na obowiązkach prawnych, a powiadomienia push na twojej zgodzie.
    # Kto otrzymuje dane
    Twój profil widzą użytkownicy wszystkich marek tej samej społeczności, a tam, gdzie wyszukiwarka jest dostępna bez logowania, także odwiedzający. Wyszukiwarki internetowe mogą go pokazywać tylko wtedy, gdy na to pozwolisz. Dostawcy hostingu, poczty i płatności otrzymują tylko to, czego potrzebują do swojego zadania. Partnerzy reklamowi poznają numer kliknięcia, status i kwotę, nigdy dane profilu.
    Żadna strona serwisu {brand} nie wczytuje treści od podmiotów trzecich.
    # Jak długo
    Niepotwierdzone konta usuwamy po 30 dniach. Po usunięciu konto można przywrócić przez 14 dni, potem twoje dane zostają usunięte. Zapisy księgowe przechowujemy bez nazwisk tak długo, jak wymaga tego prawo.
    # Twoje prawa
    Możesz żądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i wydania kopii, a także wnieść sprzeciw wobec przetwarzania. Napisz na adres {email}. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.
  `,
  cookies: `
    Pliki cookie
    Jakie pliki cookie zapisuje {brand}, do czego służą i jak długo pozostają.
    # Tylko to, co niezbędne
    {brand} nie zapisuje plików cookie do reklamy ani śledzenia i nie osadza niczego od podmiotów trzecich. Dlatego żaden baner nie prosi cię o zgodę.
    # Nasze pliki cookie
    __Host-vonk: utrzymuje twoje zalogowanie. Jego treść jest zaszyfrowana i skrypty nie mogą jej odczytać. 30 dni.
    vonk_in: pamięta tylko, że trwa twoja sesja, aby strona od razu wyglądała jak należy. 30 dni.
    vonk_locale: pamięta wybrany język. 365 dni.
    # Pamięć twojej przeglądarki
    Aby nic nie zginęło, szkice wiadomości i rejestracji pozostają w twojej przeglądarce, hasło nigdy. Również to, które komunikaty zostały przez ciebie zamknięte, jest zapisane tylko tam.
    # Usuwanie
    Wylogowanie kończy sesję. Wszystko inne usuniesz w ustawieniach przeglądarki. Potem trzeba się ponownie zalogować i wybrać język.
  `,
  ban: `
    Blokada dostępu
    Kiedy {brand} blokuje dostęp, kto o tym decyduje i co możesz z tym zrobić.
    # Blokada po błędnych hasłach
    Po 5 błędnych hasłach logowanie jest zablokowane na 15 minut. Chroni to twoje konto przed zgadywaniem hasła. Blokada znika sama.
    # Blokada z powodu naruszenia
    Blokujemy konta osób nieletnich oraz konta używane do gróźb, nękania, oszustw, reklamy, pokazywania cudzych zdjęć lub innych poważnych naruszeń regulaminu. Przy lżejszych naruszeniach najpierw usuwamy treść.
    Informujemy cię, co kwestionujemy, której zasady to dotyczy i jak długo trwa blokada.
    # Sprzeciw
    Jeśli uważasz, że blokada jest niesłuszna, napisz do nas przez formularz skarg lub na adres {email}. Człowiek jeszcze raz zbada sprawę i odpowie z uzasadnieniem. Nie trzeba się logować i nic to nie kosztuje. Potem możesz skorzystać z pozasądowego rozstrzygania sporów lub pójść do sądu.
    # Chcesz zablokować siebie
    Jeśli nie chcesz już mieć dostępu, napisz do nas z adresu swojego konta. Zamkniemy konto i nie przyjmiemy kolejnego z tym adresem, dopóki nie dasz nam znać, że ma być inaczej.
  `,
  'return-policy': `
    Zwroty
    Kiedy i jak otrzymasz zwrot pieniędzy.
    # Niewykorzystane kredyty
    W ciągu {refund_days} dni od zakupu możesz zwrócić kredyty, które nie zostały jeszcze wykorzystane. Zwracamy odpowiadającą im część zapłaconej ceny.
    # Wykorzystane kredyty
    Kredyty wydane na dostarczone wiadomości nie podlegają zwrotowi. Wiadomości, które nie zostały dostarczone, nic nie kosztują. Jeśli mimo to coś zostało pobrane, zwrócimy to na twoje konto.
    # Pobrane błędnie lub dwa razy
    Jeśli jakaś kwota została pobrana dwa razy albo bez twojego udziału, daj nam znać. Zbadamy sprawę i zwrócimy, co ci się należy, niezależnie od wszelkich terminów.
    # Jak to zrobić
    Napisz do nas przez formularz skarg lub na adres {email} i podaj adres e-mail swojego konta oraz zakup. Otrzymasz potwierdzenie z numerem, datą i godziną. Pieniądze wrócą tą samą drogą, którą zostały zapłacone, najpóźniej w ciągu 14 dni.
    Nie narusza to twojego ustawowego prawa do odstąpienia od umowy.
  `,
  faq: `
    Częste pytania
    Krótkie odpowiedzi o rejestracji, profilach fikcyjnych, kosztach i bezpieczeństwie.
    # Ile kosztuje {brand}?
    Rejestracja, wyszukiwanie, oglądanie profili i dawanie polubień jest bezpłatne. Wiadomości kosztują kredyty, a cenę widać przy przycisku, zanim wyślesz wiadomość. Płacisz raz, nie ma abonamentu.
    # Czym są profile fikcyjne?
    {fictional}
    To słowo widać na zdjęciu, w profilu i w rozmowie. W wyszukiwarce możesz wybrać, że chcesz widzieć tylko prawdziwych użytkowników.
    # Wiadomość z potwierdzeniem nie dochodzi. Co teraz?
    Zajrzyj do folderu ze spamem. Możesz poprosić o ponowne wysłanie wiadomości i zmienić przy tym adres, najwyżej raz na minutę i pięć razy dziennie.
    # Dlaczego nikt nie może mi odpowiedzieć?
    Dopóki twój adres e-mail nie jest potwierdzony, twój profil nie jest widoczny, a wiadomości do ciebie nie docierają. Otwórz link z wiadomości i gotowe.
    # Moje konto jest zablokowane. Na jak długo?
    Po 5 błędnych hasłach blokada trwa 15 minut. Odczekaj i spróbuj ponownie.
    # Jak się kogoś pozbyć?
    Otwórz profil i naciśnij Zablokuj. Od razu przestaniecie się widzieć i żadne z was nie będzie mogło pisać do drugiego.
    # Jak usunąć konto?
    Napisz na adres {email}, jeśli nie możesz znaleźć tego w ustawieniach. Przez 14 dni możesz zmienić zdanie.
  `,
  service: `
    Obsługa klienta
    Jak skontaktować się z ludźmi, którzy tworzą {brand}.
    # Napisz do nas
    Najszybciej przez formularz skarg i zgłoszeń: działa bez logowania i od razu otrzymasz potwierdzenie z numerem. Możesz też wysłać e-mail na adres {email}.
    # Zadzwoń do nas
    Nasz numer telefonu to {phone}. Przy pytaniach o konto poprosimy cię o potwierdzenie tożsamości przez adres e-mail.
    # Co nam pomoże
    Podaj adres e-mail swojego konta, co się stało i kiedy. Nigdy nie wysyłaj nam hasła ani pełnych danych karty. My też nigdy o nie nie prosimy.
    # Ktoś źle się zachowuje
    Zgłoś użytkownika bezpośrednio w jego profilu lub w rozmowie i zablokuj go. W razie bezpośredniego zagrożenia zwróć się najpierw do policji.
  `,
  imprint: `
    Dane usługodawcy
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
    # Rozstrzyganie sporów
    Ze skargą zwróć się najpierw do nas, najlepiej przez formularz skarg. Nie uczestniczymy w postępowaniach przed organami polubownego rozwiązywania sporów konsumenckich, chyba że zobowiązuje nas do tego prawo.
    # Punkt kontaktowy dla organów i użytkowników
    Punktem kontaktowym zgodnie z art. 11 i 12 aktu o usługach cyfrowych jest {email}. Możesz pisać po niemiecku i po angielsku.
  `,
  withdrawal: `
    Odstąp od umowy
    Twoje prawo do odstąpienia od umowy, termin i sposób skorzystania z niego bez logowania.
    # Twoje prawo
    Możesz odstąpić od zakupu kredytów w ciągu {refund_days} dni, a w każdym razie przez co najmniej 14 dni, bez podania przyczyny. Termin biegnie od dnia zakupu. Wystarczy, że wyślesz odstąpienie przed jego upływem.
    # Jak odstąpić
    Skorzystaj z formularza skarg z tematem „Odstąpienie od umowy”: imię i nazwisko, adres e-mail, zakup, wyślij. Nie trzeba się logować. Od razu otrzymasz e-mailem potwierdzenie z numerem, datą i godziną.
    Możesz też napisać w dowolnej formie na adres {email} lub listownie: {company}, {address}.
    # Co dzieje się potem
    Zwracamy cenę najpóźniej 14 dni po twoim odstąpieniu, tą samą drogą, którą została zapłacona. Jeśli na twoje wyraźne żądanie zaczęliśmy od razu i część kredytów jest już wykorzystana, odliczamy ich udział. Niewykorzystane kredyty przepadają wraz ze zwrotem.
    # Wzór formularza
    „Do {company}, {address}, {email}: Niniejszym odstępuję od zawartej przeze mnie umowy zakupu kredytów w {brand}. Data zakupu: … Imię i nazwisko: … Adres e-mail konta: … Data: …”
  `,
  accessibility: `
    Dostępność
    Co robimy, aby każdy mógł korzystać z {brand}, i jak zgłosić bariery.
    # Nasz cel
    {brand} ma spełniać wytyczne WCAG 2.2 na poziomie AA, w każdym języku. Tego samego wymaga europejskie prawo o dostępności.
    # Co robimy
    Wszystko można obsłużyć klawiaturą, fokus jest widoczny, kontrasty i wielkość pisma są sprawdzone, a przy ograniczonym ruchu strona pozostaje nieruchoma. Czytniki ekranu podają nadawcę i czas każdej wiadomości. Strony publiczne działają też bez JavaScriptu.
    # Czego jeszcze brakuje
    Zdjęcia użytkowników nie mają szczegółowego opisu, bo tylko oni sami wiedzą, co na nich widać.
    # Trafiasz na barierę?
    Daj nam znać: {email} lub przez formularz skarg. Podaj stronę i swoją technologię wspomagającą. Jeśli nasza odpowiedź cię nie zadowala, możesz zwrócić się do organu nadzoru rynku w swoim kraju.
  `,
};
