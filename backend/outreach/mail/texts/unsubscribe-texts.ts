/** What stands below a mail that a member may unsubscribe from. */
type UnsubscribeTexts = {
  /** Why this mail came. */
  why: string;
  stop: string;
  change: string;
};

const english: UnsubscribeTexts = {
  why: 'You’re getting this email because it’s turned on in your {brand} account.',
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
    why: 'Du bekommst diese E-Mail, weil solche E-Mails in deinem Konto bei {brand} eingeschaltet sind.',
    stop: 'Abbestellen',
    change: 'Auswählen, welche E-Mails du bekommst',
  },
  en: english,
  es: {
    why: 'Recibes este correo porque está activado en tu cuenta de {brand}.',
    stop: 'Dejar de recibir estos correos',
    change: 'Elegir qué correos recibes',
  },
  fi: {
    why: 'Saat tämän viestin, koska tällaiset sähköpostit ovat käytössä tililläsi palvelussa {brand}.',
    stop: 'Lopeta nämä sähköpostit',
    change: 'Valitse, mitä sähköposteja saat',
  },
  fr: {
    why: 'Tu reçois cet e-mail parce qu’il est activé dans ton compte {brand}.',
    stop: 'Se désabonner',
    change: 'Choisir les e-mails que tu reçois',
  },
  it: {
    why: 'Ricevi questa e-mail perché le e-mail di questo tipo sono attive nel tuo account su {brand}.',
    stop: 'Non ricevere più queste e-mail',
    change: 'Scegli quali e-mail ricevere',
  },
  nb: {
    why: 'Du får denne e-posten fordi den er slått på i kontoen din hos {brand}.',
    stop: 'Meld deg av',
    change: 'Velg hvilke e-poster du får',
  },
  nl: {
    why: 'Je krijgt deze e-mail omdat dit soort e-mails in je account bij {brand} aanstaat.',
    stop: 'Afmelden',
    change: 'Kiezen welke e-mails je krijgt',
  },
  pl: {
    why: 'Dostajesz tę wiadomość, bo takie e-maile są włączone na twoim koncie w serwisie {brand}.',
    stop: 'Wypisz się',
    change: 'Wybierz, jakie wiadomości dostajesz',
  },
  sv: {
    why: 'Du får det här mejlet eftersom det är påslaget i ditt konto hos {brand}.',
    stop: 'Avbeställ',
    change: 'Välj vilka mejl du får',
  },
};

/** In a language, English where there are none. */
export function unsubscribeTexts(locale: string): UnsubscribeTexts {
  return texts[locale] ?? english;
}
