type Texts = { warning: string; singular: string; plural: string };

const texts: Record<string, Texts> & { en: Texts } = {
  da: {
    warning:
      'Dette websted indeholder fiktive profiler. De er altid mærket, og et møde i virkeligheden er ikke muligt.',
    singular: 'Fiktiv profil',
    plural: 'Fiktive profiler',
  },
  de: {
    warning:
      'Diese Seite enthält fiktive Profile. Sie sind immer beschriftet, ein echtes Treffen ist mit ihnen nicht möglich.',
    singular: 'Fiktives Profil',
    plural: 'Fiktive Profile',
  },
  en: {
    warning:
      'This site contains fictional profiles. They are always labelled, and meeting them in person is not possible.',
    singular: 'Fictional profile',
    plural: 'Fictional profiles',
  },
  es: {
    warning:
      'Este sitio contiene perfiles ficticios. Siempre están señalados y no es posible conocerlos en persona.',
    singular: 'Perfil ficticio',
    plural: 'Perfiles ficticios',
  },
  fi: {
    warning:
      'Tällä sivustolla on kuvitteellisia profiileja. Ne on aina merkitty, eikä heitä voi tavata oikeasti.',
    singular: 'Kuvitteellinen profiili',
    plural: 'Kuvitteelliset profiilit',
  },
  fr: {
    warning:
      'Ce site contient des profils fictifs. Ils sont toujours signalés et une rencontre réelle n’est pas possible.',
    singular: 'Profil fictif',
    plural: 'Profils fictifs',
  },
  it: {
    warning:
      'Questo sito contiene profili fittizi. Sono sempre indicati e non è possibile incontrarli di persona.',
    singular: 'Profilo fittizio',
    plural: 'Profili fittizi',
  },
  nb: {
    warning:
      'Dette nettstedet inneholder fiktive profiler. De er alltid merket, og det er ikke mulig å møte dem i virkeligheten.',
    singular: 'Fiktiv profil',
    plural: 'Fiktive profiler',
  },
  nl: {
    warning:
      'Deze site bevat fictieve profielen. Ze zijn altijd gemarkeerd; een echte ontmoeting is met hen niet mogelijk.',
    singular: 'Fictief profiel',
    plural: 'Fictieve profielen',
  },
  pl: {
    warning:
      'Ta strona zawiera profile fikcyjne. Są zawsze oznaczone, a spotkanie z nimi na żywo nie jest możliwe.',
    singular: 'Profil fikcyjny',
    plural: 'Profile fikcyjne',
  },
  sv: {
    warning:
      'Den här webbplatsen innehåller fiktiva profiler. De är alltid märkta och går inte att träffa på riktigt.',
    singular: 'Fiktiv profil',
    plural: 'Fiktiva profiler',
  },
};

/** Our own complete texts about fictional profiles, for brands that give none. */
export function fictionalTexts(locale: string): Texts {
  return texts[locale] ?? texts.en;
}

/** The word beside the name of a fictional profile, as the brand says it. */
export function fictionalLabel(
  settings: { fictional_singular: Partial<Record<string, string>> },
  locale: string,
): string {
  return settings.fictional_singular[locale] || fictionalTexts(locale).singular;
}
