import type { JobData } from '../../platform/jobs/jobs.ts';

type Kind = JobData['send-push']['kind'];

/** What a push message says; {name} is the sender, with the fictional label in words where it applies. */
const texts: Record<string, Record<Kind, string>> = {
  da: {
    message: '{name} har skrevet til dig.',
    gift: '{name} har sendt dig en gave.',
    image: '{name} har sendt dig et billede.',
    like: '{name} kan lide dig.',
    match: 'Du og {name} kan lide hinanden.',
  },
  de: {
    message: '{name} hat dir geschrieben.',
    gift: '{name} hat dir ein Geschenk geschickt.',
    image: '{name} hat dir ein Bild geschickt.',
    like: '{name} mag dich.',
    match: 'Ihr mögt euch: {name} und du.',
  },
  en: {
    message: '{name} has written to you.',
    gift: '{name} has sent you a gift.',
    image: '{name} has sent you a photo.',
    like: '{name} likes you.',
    match: 'You and {name} like each other.',
  },
  es: {
    message: '{name} te ha escrito.',
    gift: '{name} te ha enviado un regalo.',
    image: '{name} te ha enviado una imagen.',
    like: 'Le gustas a {name}.',
    match: '{name} y tú os gustáis.',
  },
  fi: {
    message: '{name} on kirjoittanut sinulle.',
    gift: '{name} on lähettänyt sinulle lahjan.',
    image: '{name} on lähettänyt sinulle kuvan.',
    like: '{name} tykkää sinusta.',
    match: 'Sinä ja {name} tykkäätte toisistanne.',
  },
  fr: {
    message: '{name} t’a écrit.',
    gift: '{name} t’a envoyé un cadeau.',
    image: '{name} t’a envoyé une image.',
    like: 'Tu plais à {name}.',
    match: 'Vous vous plaisez : {name} et toi.',
  },
  it: {
    message: '{name} ti ha scritto.',
    gift: '{name} ti ha mandato un regalo.',
    image: '{name} ti ha mandato una foto.',
    like: '{name} ti ha messo un like.',
    match: '{name} e tu vi piacete.',
  },
  nb: {
    message: '{name} har skrevet til deg.',
    gift: '{name} har sendt deg en gave.',
    image: '{name} har sendt deg et bilde.',
    like: '{name} liker deg.',
    match: 'Dere liker hverandre: {name} og du.',
  },
  nl: {
    message: '{name} heeft je geschreven.',
    gift: '{name} heeft je een cadeau gestuurd.',
    image: '{name} heeft je een foto gestuurd.',
    like: '{name} vindt je leuk.',
    match: 'Jullie vinden elkaar leuk: {name} en jij.',
  },
  pl: {
    message: 'Nowa wiadomość od: {name}',
    gift: 'Prezent od: {name}',
    image: 'Zdjęcie od: {name}',
    like: '{name} cię lubi.',
    match: 'Lubicie się nawzajem: {name} i ty.',
  },
  sv: {
    message: '{name} har skrivit till dig.',
    gift: '{name} har skickat en present till dig.',
    image: '{name} har skickat en bild till dig.',
    like: '{name} gillar dig.',
    match: 'Ni gillar varandra: {name} och du.',
  },
};

/** The sentence of a push message in the member's language, English where there is none. */
export function pushText(locale: string, kind: Kind, name: string): string {
  const sentence = (texts[locale] ?? texts.en)?.[kind] ?? '{name}';
  return sentence.replace('{name}', () => name);
}
