import type { Locale } from '../../lib/i18n/locales.ts';

export type StatusCode = 400 | 404 | 405 | 410 | 421 | 429 | 500 | 503;

type Text = {
  wrong: string;
  missing: string;
  gone: string;
  away: string;
  busy: string;
  host: string;
  home: string;
};

/** One plain sentence for each case, for the moments in which nothing else can be asked for texts. */
const texts: Record<Locale, Text> = {
  da: {
    wrong: 'Der opstod en fejl.',
    missing: 'Siden blev ikke fundet.',
    gone: 'Siden findes ikke længere.',
    away: 'Vi er straks tilbage. Prøv igen om lidt.',
    busy: 'Der kom mange forespørgsler fra dit netværk. Prøv igen om lidt.',
    host: 'Denne adresse hører ikke til her.',
    home: 'Til forsiden',
  },
  de: {
    wrong: 'Es ist ein Fehler aufgetreten.',
    missing: 'Diese Seite wurde nicht gefunden.',
    gone: 'Diese Seite gibt es nicht mehr.',
    away: 'Wir sind gleich wieder da. Bitte versuche es in einem Moment noch einmal.',
    busy: 'Aus deinem Netz kamen gerade sehr viele Anfragen. Bitte versuche es in einem Moment noch einmal.',
    host: 'Diese Adresse gehört nicht hierher.',
    home: 'Zur Startseite',
  },
  en: {
    wrong: 'Something went wrong.',
    missing: 'This page could not be found.',
    gone: 'This page no longer exists.',
    away: 'We’ll be right back. Please try again in a moment.',
    busy: 'We’ve just had a great many requests from your network. Please try again in a moment.',
    host: 'This address doesn’t belong here.',
    home: 'Go back to home',
  },
  es: {
    wrong: 'Se ha producido un error.',
    missing: 'No se ha encontrado esta página.',
    gone: 'Esta página ya no existe.',
    away: 'Volvemos enseguida. Inténtalo otra vez dentro de un momento.',
    busy: 'Han llegado muchísimas peticiones desde tu red. Inténtalo otra vez dentro de un momento.',
    host: 'Esta dirección no pertenece a este sitio.',
    home: 'Ir al inicio',
  },
  fi: {
    wrong: 'Tapahtui virhe.',
    missing: 'Sivua ei löytynyt.',
    gone: 'Sivua ei enää ole.',
    away: 'Palaamme pian. Yritä hetken kuluttua uudelleen.',
    busy: 'Verkostasi tuli hyvin paljon pyyntöjä. Yritä hetken kuluttua uudelleen.',
    host: 'Tämä osoite ei kuulu tänne.',
    home: 'Etusivulle',
  },
  fr: {
    wrong: 'Une erreur est survenue.',
    missing: 'Cette page est introuvable.',
    gone: 'Cette page n’existe plus.',
    away: 'Nous revenons tout de suite. Réessaie dans un instant.',
    busy: 'De très nombreuses demandes viennent de ton réseau. Réessaie dans un instant.',
    host: 'Cette adresse ne mène pas ici.',
    home: 'Retour à l’accueil',
  },
  it: {
    wrong: 'Si è verificato un errore.',
    missing: 'Questa pagina non è stata trovata.',
    gone: 'Questa pagina non esiste più.',
    away: 'Torniamo subito. Riprova tra un momento.',
    busy: 'Dalla tua rete sono arrivate moltissime richieste. Riprova tra un momento.',
    host: 'Questo indirizzo non appartiene a questo sito.',
    home: 'Vai alla pagina iniziale',
  },
  nb: {
    wrong: 'Det oppstod en feil.',
    missing: 'Fant ikke siden.',
    gone: 'Siden finnes ikke lenger.',
    away: 'Vi er straks tilbake. Prøv igjen om litt.',
    busy: 'Det kom svært mange forespørsler fra nettverket ditt. Prøv igjen om litt.',
    host: 'Denne adressen hører ikke til her.',
    home: 'Til forsiden',
  },
  nl: {
    wrong: 'Er is een fout opgetreden.',
    missing: 'Deze pagina is niet gevonden.',
    gone: 'Deze pagina bestaat niet meer.',
    away: 'We zijn zo terug. Probeer het over een paar minuten opnieuw.',
    busy: 'Er kwamen heel veel verzoeken van jouw netwerk. Wacht even en probeer het opnieuw.',
    host: 'Dit adres hoort hier niet thuis.',
    home: 'Naar de startpagina',
  },
  pl: {
    wrong: 'Wystąpił błąd.',
    missing: 'Nie znaleziono tej strony.',
    gone: 'Ta strona już nie istnieje.',
    away: 'Zaraz wracamy. Spróbuj ponownie za chwilę.',
    busy: 'Z twojej sieci przyszło bardzo dużo zapytań. Spróbuj ponownie za chwilę.',
    host: 'Ten adres nie należy do tego serwisu.',
    home: 'Wróć na stronę główną',
  },
  sv: {
    wrong: 'Ett fel har inträffat.',
    missing: 'Sidan hittades inte.',
    gone: 'Sidan finns inte längre.',
    away: 'Vi är strax tillbaka. Försök igen om en stund.',
    busy: 'Det kom väldigt många förfrågningar från ditt nätverk. Försök igen om en stund.',
    host: 'Den här adressen hör inte hit.',
    home: 'Till startsidan',
  },
};

/** The sentence of a status and the words of the link home. */
export function statusText(locale: Locale, status: StatusCode): { sentence: string; home: string } {
  const { wrong, missing, gone, away, busy, host, home } = texts[locale];
  const sentence = {
    400: wrong,
    404: missing,
    405: wrong,
    410: gone,
    421: host,
    429: busy,
    500: wrong,
    503: away,
  }[status];
  return { sentence, home };
}
