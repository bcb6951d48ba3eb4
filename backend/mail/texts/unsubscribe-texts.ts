/** What stands below a mail that a member may unsubscribe from. */
type UnsubscribeTexts = {
  /** Why this mail came. */
  why: string;
  stop: string;
  change: string;
};

const english: UnsubscribeTexts = {
  why: 'You get this email because it is switched on in your account at {brand}.',
  stop: 'Unsubscribe',
  change: 'Choose which emails you get',
};

const texts: Record<string, UnsubscribeTexts> = {
  da: {
    why: 'Du får denne mail, fordi den er slået til på din konto hos {brand}.',
    stop: 'Afmeld',
    change: 'Vælg, hvilke mails du får',
  },
  de: {
    why: 'Du bekommst diese E-Mail, weil sie in deinem Konto bei {brand} eingeschaltet ist.',
    stop: 'Abbestellen',
    change: 'Auswählen, welche E-Mails du bekommst',
  },
  en: english,
  es: {
    why: 'Recibes este correo porque está activado en tu cuenta de {brand}.',
    stop: 'Cancelar suscripción',
    change: 'Elegir qué correos recibes',
  },
  fi: {
    why: 'Saat tämän viestin, koska se on käytössä tililläsi palvelussa {brand}.',
    stop: 'Peruuta tilaus',
    change: 'Valitse, mitä sähköposteja saat',
  },
  fr: {
    why: 'Tu reçois cet e-mail parce qu’il est activé dans ton compte {brand}.',
    stop: 'Se désabonner',
    change: 'Choisir les e-mails que tu reçois',
  },
  it: {
    why: 'Ricevi questa e-mail perché è attivata nel tuo account di {brand}.',
    stop: 'Annulla l’iscrizione',
    change: 'Scegli quali e-mail ricevere',
  },
  nb: {
    why: 'Du får denne e-posten fordi den er slått på i kontoen din hos {brand}.',
    stop: 'Meld deg av',
    change: 'Velg hvilke e-poster du får',
  },
  nl: {
    why: 'Je krijgt deze mail omdat die in je account bij {brand} aanstaat.',
    stop: 'Afmelden',
    change: 'Kiezen welke mails je krijgt',
  },
  pl: {
    why: 'Dostajesz tę wiadomość, ponieważ jest włączona na twoim koncie w {brand}.',
    stop: 'Wypisz się',
    change: 'Wybierz, jakie wiadomości dostajesz',
  },
  sv: {
    why: 'Du får det här mejlet eftersom det är påslaget i ditt konto hos {brand}.',
    stop: 'Avsluta',
    change: 'Välj vilka mejl du får',
  },
};

/** In a language, English where there are none. */
export function unsubscribeTexts(locale: string): UnsubscribeTexts {
  return texts[locale] ?? english;
}
