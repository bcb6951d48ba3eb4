import type { locales } from '../../lib/contract/scalars.ts';

type Locale = (typeof locales)[number];

/**
 * Common function words of each language in our texts; shared words are listed for both. Nearly every sentence
 * contains some, so they identify its language.
 */
const commonWords: Record<Locale, string> = {
  da: `adgangskode adresse adressen af alder alle allerede anden andre at bare besked beskeder bestillingen betaling
    billede billeder blev bliver browser by da dage dagen dans de del dem den denne der det dette dig din dine dit
    du efter eller en endnu er et fare fiktive for fra får før først første gang gå går gælder har have hentes her
    hvad hvem hvor igen ikke in ind indlæses ingen ingenting intet jo kan kommer konto kontoen koster kostet kun
    kunne land lige link linket log logget længere med medlemmer mit nogen noget nu number ny nye nyt nå når og også
    om op os over par passer person plus prøv på samme samtaler se selv send sendt sent ser siden sig sin sind skal
    skriv skrive skriver som start står svar så te til tilbage time to ud uden var ved vi videre vil ville vis vores
    vælg én`,
  de: `adresse adressen alle als am an andere anderen anmeldung ansehen auch auf aus bei bestellung bestätigt bild
    bilder bis bist bitte browser by da danach dann das dein deine deinem deiner dem den der des dich die diese
    dieser dieses dir du ein eine einen einmal er es etwas fiktive für geht geladen gespräch gespräche gibt gilt
    haben hast hat hier ihr in ist je jemand kannst kein keine konnte konnten konto kostet land link los mehr mit
    mitglieder moment nach nachricht nachrichten neue new nicht nichts nie niemand noch number nur oder ohne
    passwort per person plus schicken schon schreiben sehen sei seite sich sie siehst sind start steht ton um und
    uns versuchen von was weiter wenn wer werden wie wieder wir wird worden wurde zahlung zeigen zu zum über`,
  en: `about account address after again age all already am an and another any are as ask at back be browser by can
    change choose come conversation costs could days did do does email fictional first for from get good has have
    here how if in is it just link loaded loading log logged longer look may me members message messages moment more
    my new no nobody not nothing now number of on once one only or order other others our out over page password
    payment per person please plus right search see send sent show start that the then there this time to too try up
    us was we what when who with without work write yet you your`,
  es: `ahora al alguien antes aquí aún bloquear by cargando cargar cerca cerrar como con contraseña conversación correo
    correos cosa crédito créditos cuando cuenta cuesta código da datos de decisión del demás des desde después di
    dirección dos días edad el en enlace enviar es escribe escribir esta este está están ficticios gusta ha han has
    hasta hay hemos in iniciar inténtalo la las le lo los me mensaje mensajes miembros mismo momento mostrar más
    nada nadie navegador ni no nueva nuevo number número os otra pago para país pedido perfil perfiles persona plus
    podido por puede puedes página que quién qué registro se ser sesión si sin sitio sobre solo su también te ti
    tienes todos tu tus tú un una vale van ver vez ya`,
  fi: `alle annat asti by ei eivät emme ennen ensin enää et että haku haluat heti ilman ilmoitukset in itse jo joka
    joku jos juuri jälkeen jäsenet jäseniä kaikki katso kerran kerro kirjaudu kirjoita kirjoittaa krediitit
    krediitti krediittiä kuin kuka kukaan kun kuva kuvaa kuvat käytä ladata ladataan liian linkki lähetä maksa maksu
    me milloin mitä mitään muut myös ne niin number numero nyt näe näet näkyy näytä ole olet on onnistunut ovat
    peruuta plus pois poista profiili profiilit päivän saat salasana salasanasi se sen sinulle sinun sinusta sinä
    sisään sitä tai takaisin tilausta tili tilisi toi tuo tykkää tähän tämä tämän tässä tätä täällä ulos uudelleen
    uusi vain valitse vielä viestejä viesti viestin viestit voi voimassa voit voitu yksi yritä`,
  fr: `adresse après as au autre autres avec avons by ce cela cette change chargement choisis ci commande compte
    connexion conversation coûte crédit crédits c’est dans de des deux dit données du due décision déjà en encore
    envoyer es est et faire fictifs fois hier ici il in je jours la land le les lien là ma me membres message
    messages met moment mot même navigateur ne ni non nous nouveau number numéro n’a n’est n’ont on or ou page
    paiement par pas passe passer pays personne peut peux plus pour prix pu quand que quelqu’un qui recherche reste
    rien réessaie réessayer sans se si solo sont sur s’il ta te tes toi ton tous tout trop tu un une valable ville
    vis voir voit vous âge écrire écris été être`,
  it: `abbiamo account al alla alle allora altri altro anche ancora annulla browser by caricamento caricare ce cerca
    che chi ci codice come con conferma cosa costa c’è da dati decisione dei del della di dopo due email età fare
    fino fittizi fra giorni già gli ha hai il in indirizzo la le link lo ma me membri messaggi messaggio metodo
    momento mostra ne nel nessun nessuno no non notifiche nulla number numero nuovo ogni ora paese pagamento pagina
    password per persona piace più plus possibile prima puoi può qualcuno quando quanto questa questo qui registro
    ricerca riprova scegli scrivi se sei senza si solo sono stato su sul te ti troppo tu tua tuo tuoi tutti un una
    vale vedi vi voi volta vuoi`,
  nb: `adresse adressen alder alle allerede andre annen at av bare be bekreftet bestillingen betaling bilde bilder
    bildet ble bli blir bort by da dagen dager dans de deg del dem den denne der dere det dette din dine dit ditt du
    eller en ennå er et ett etter fare fiktive finnes for fra fram får før først første gang gikk gjelder gå går ha
    har hat hentes her hva hvem hvor igjen ikke in ingen ingenting inn jo kan kommer konto kontoen koster kostet
    kunne la land lastes le lenger lenken les logget med medlemmer melding meldingen meldinger mot nettleseren noe
    noen number ny nye nytt nå når og også om oss over passer passord passordet per person post postadressen posten
    prøv på samme samtaler se selv send sendt sent ser si siden sin skal skriv skrive skriver som start står svar så
    ta te til tilbake time to ut uten var ved velg vi videre vil ville vis én`,
  nl: `aan aanmelden account adres adressen af al alle alleen als andere anderen bekijken bent bericht berichten
    bestelling betaling bij blokkeren browser by daarna dagen dan dat de deze die dit een eens eerst en er fictieve
    geen geladen geldt gesprek gesprekken heb hebben hebt heeft het hier hoe iemand iets in inloggen is je jij jou
    jullie kan keer kon konden kost kun kunt land leden link log los me meer melding meldingen met moment na naar
    niemand niet niets nieuw nieuwe nog nu number of om ons ook op opnieuw over pagina pas per plaats plus probeer
    proberen profiel profielen schrijven staat start sturen te terug tonen tot uit van ver verder vis voor waar
    wachtwoord was wat we wie worden wordt zien zijn zo zoeken zonder één`,
  pl: `abonamentu adres albo bez by chcesz ci ciebie cię co coś czego czy da dalej dane dat dla dni do działa fikcyjne
    gdy hasło in inni jak je jedno jest jeszcze jeśli już kod konta konto kosztuje kredyt kredytu kredyty kredytów
    ktoś które link lub ma masz moment może możesz można my na najpierw należy napisz nas nic nie nikt nowe nowy
    number numer od on osoba osoby osób par para plus po polubienia ponownie potem potwierdź przez płatności
    płatność raz razu rozmowy się spróbuj start strony szukaj są ta te tego tej ten teraz też to tu tutaj twoja
    twoje twojego twojej twój ty tylko tym udało was wczytać wczytywanie we wiadomości wiadomość widzą wiek
    wszystkie wszystko wybierz wyślij za zdjęcia zdjęcie zobacz zostało`,
  sv: `adress adressen alla andra annat att av bara be behöver bild bilder blev bli blir bort by dagar dagen dans de
    del dem den det dig din dina dit ditt du då efter eller en er et ett fiktiva finns fram frå från får för först
    första försök gick gillar gäller gå gång går ha har hat hur här igen in inga ingen ingenting inget inte jag just
    kan kod kommer konto kontot kostar kunde laddas land logga längre länken lösenord med meddelande meddelanden
    meddelandet medlemmar mejl mejlet mot ni nog nu number ny nya nytt när nå någon något når och om oss per person
    plus post postadress postadressen på redan samtal se sent ser sig sin själv skicka skriv skriva skriver som
    start står svar så ta te till tillbaka ut utan vad var vem vi vill ville visa välj än är ålder`,
};

const known = Object.entries(commonWords).map(
  ([locale, words]) => [locale, new Set(words.split(/\s+/))] as const,
);

export function countCommonWords(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  return new Map(known.map(([locale, common]) => [locale, words.filter((word) => common.has(word)).length]));
}
