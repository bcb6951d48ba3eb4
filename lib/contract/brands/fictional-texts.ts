/** What is said about fictional profiles in a language: of all of them, and of one and several in a word. */
type FictionalTexts = { warning: string; singular: string; plural: string };

const texts: Record<string, FictionalTexts> & { en: FictionalTexts } = {
  da: {
    warning:
      'Dette websted indeholder fiktive profiler. De er altid mærket, og bag dem er der ingen person, du kan møde.',
    singular: 'Fiktiv profil',
    plural: 'Fiktive profiler',
  },
  de: {
    warning:
      'Diese Seite enthält fiktive Profile. Sie sind immer gekennzeichnet. Dahinter steckt keine Person, die du treffen könntest.',
    singular: 'Fiktives Profil',
    plural: 'Fiktive Profile',
  },
  en: {
    warning:
      'This site contains fictional profiles. They are always labelled, and there is nobody behind them you could meet.',
    singular: 'Fictional profile',
    plural: 'Fictional profiles',
  },
  es: {
    warning:
      'Este sitio contiene perfiles ficticios. Siempre están identificados como tales; detrás no hay ninguna persona a la que puedas conocer.',
    singular: 'Perfil ficticio',
    plural: 'Perfiles ficticios',
  },
  fi: {
    warning:
      'Tällä sivustolla on kuvitteellisia profiileja. Ne on aina merkitty, eikä niiden takana ole ihmistä, jonka voisit tavata.',
    singular: 'Kuvitteellinen profiili',
    plural: 'Kuvitteelliset profiilit',
  },
  fr: {
    warning:
      'Ce site contient des profils fictifs. Ils sont toujours signalés ; derrière eux, il n’y a personne que tu puisses rencontrer.',
    singular: 'Profil fictif',
    plural: 'Profils fictifs',
  },
  it: {
    warning:
      'Questo sito contiene profili fittizi. Sono sempre contrassegnati come tali; dietro non c’è nessuna persona che tu possa incontrare.',
    singular: 'Profilo fittizio',
    plural: 'Profili fittizi',
  },
  nb: {
    warning:
      'Dette nettstedet inneholder fiktive profiler. De er alltid merket; bak dem er det ingen person du kan møte.',
    singular: 'Fiktiv profil',
    plural: 'Fiktive profiler',
  },
  nl: {
    warning:
      'Deze site bevat fictieve profielen. Ze zijn altijd gemarkeerd; er zit geen persoon achter die je kunt ontmoeten.',
    singular: 'Fictief profiel',
    plural: 'Fictieve profielen',
  },
  pl: {
    warning:
      'Ta strona zawiera profile fikcyjne. Są zawsze oznaczone; nie stoi za nimi osoba, z którą można się spotkać.',
    singular: 'Profil fikcyjny',
    plural: 'Profile fikcyjne',
  },
  sv: {
    warning:
      'Den här webbplatsen innehåller fiktiva profiler. De är alltid märkta; bakom dem finns ingen person som du kan träffa.',
    singular: 'Fiktiv profil',
    plural: 'Fiktiva profiler',
  },
};

/** The complete texts about fictional profiles that hold where a brand gives none: on either side of the contract the same. */
export function fictionalTexts(locale: string): FictionalTexts {
  return texts[locale] ?? texts.en;
}
