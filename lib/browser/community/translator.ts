// The browser's own translator, which works on the device: no text is sent anywhere.

type Pair = { sourceLanguage: string; targetLanguage: string };
type Translator = { translate: (text: string) => Promise<string> };
type TranslatorMaker = {
  availability: (pair: Pair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create: (pair: Pair) => Promise<Translator>;
};

const answers = new Map<string, Promise<boolean>>();
const translators = new Map<string, Promise<Translator>>();

/** Whether this browser can translate between these languages. */
export function canTranslate(from: string, to: string): Promise<boolean> {
  const maker = findMaker(globalThis);
  if (!maker) return Promise.resolve(false);
  return getCached(answers, from, to, (pair) =>
    maker.availability(pair).then(
      (found) => found !== 'unavailable',
      () => false,
    ),
  );
}

/** Translates a text; the first time the browser may download a model. @throws the browser's error */
export async function translate(text: string, from: string, to: string): Promise<string> {
  const maker = findMaker(globalThis);
  if (!maker) throw new Error('This browser translates nothing');
  const translator = getCached(translators, from, to, (pair) => maker.create(pair));
  try {
    return await (await translator).translate(text);
  } catch (error) {
    translators.delete(`${from} ${to}`);
    throw error;
  }
}

function getCached<T>(
  cache: Map<string, Promise<T>>,
  from: string,
  to: string,
  make: (pair: Pair) => Promise<T>,
): Promise<T> {
  const key = `${from} ${to}`;
  const known = cache.get(key);
  if (known) return known;
  const made = make({ sourceLanguage: toLanguageName(from), targetLanguage: toLanguageName(to) });
  cache.set(key, made);
  return made;
}

function findMaker(scope: object): TranslatorMaker | null {
  const found = 'Translator' in scope ? scope.Translator : null;
  return typeof found === 'function' || typeof found === 'object' ? (found as TranslatorMaker | null) : null;
}

/** Browsers use Norwegian's older code. */
const toLanguageName = (language: string) => (language === 'nb' ? 'no' : language);
