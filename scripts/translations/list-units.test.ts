import { buildUnit, makeClone } from '../../tests/support/translation-clone.ts';
import { listUnits } from './list-units.ts';
import { termRules } from './term-rules.ts';

const page = 'app/[brand]/[locale]/(site)/settings/page.tsx';
const sources = {
  [page]:
    "import { Sessions } from '#components/identity/settings/sessions.tsx';\nconst texts = await pageTexts('sessions');\n",
  'app/[brand]/[locale]/(site)/layout.tsx': "import { Footer } from '#components/footer.tsx';\n",
  'components/identity/settings/sessions.tsx':
    "import type { Texts } from '../texts.ts';\nexport const Sessions = ({ texts }: { texts: Texts['sessions'] }) => <h2>{texts.title}</h2>;\n",
  'components/footer.tsx': "const t = useTranslations('footer');\nt('imprint');\n",
  'components/lone.tsx': "const t = useTranslations('lone');\nt('word');\n",
  'components/lone.test.tsx': "useTranslations('footer')('imprint');\n",
};
const terms = {
  member: {
    de: { use: ['Mitglied*'] },
    fr: { use: ['membre'], not: ['utilisateur*'], except: ['messages/fr:footer.imprint'] },
  },
};
const messages = {
  'messages/de/sessions.json': { sessions: { title: 'Mitglieder' } },
  'messages/de/footer.json': { footer: { imprint: 'Impressum der Mitglieder' } },
  'messages/de/lone.json': { lone: { word: 'Wort' } },
  'messages/fr/sessions.json': { sessions: { title: 'Membres' } },
  'messages/fr/footer.json': { footer: { imprint: 'Mentions 😀' } },
  'messages/pl/sessions.json': { sessions: { title: 'Użytkownicy strony' } },
};
const clone = { ...sources, ...messages, 'docs/languages/terms.json': terms };
const list = (more: Record<string, object> = {}) =>
  Object.fromEntries(
    listUnits(makeClone({ ...clone, ...more }), 'fr', Object.keys(sources)).map((unit) => [unit.key, unit]),
  );
const notesOf = (unit: ReturnType<typeof list>[string] | undefined, about: string) =>
  unit?.notes.filter((note) => note.about === about).map(({ text }) => text);

test('a text says what it is in both languages', () => {
  const units = list();
  expect(Object.keys(units).sort()).toEqual(['footer.imprint', 'lone.word', 'sessions.title']);
  expect(units['sessions.title']).toMatchObject({ source: 'Mitglieder', target: 'Membres' });
  expect(units['lone.word']).toMatchObject({ source: 'Wort', target: undefined });
});

test('a text says in which sources it stands, tests apart', () => {
  const units = list();
  expect(notesOf(units['sessions.title'], 'place')).toEqual([
    'Stands in components/identity/settings/sessions.tsx',
  ]);
  expect(notesOf(units['footer.imprint'], 'place')).toEqual(['Stands in components/footer.tsx']);
});

test('a text names the picture of the screen it stands on; one of a layout that of the first screen below', () => {
  const units = list();
  expect(notesOf(units['sessions.title'], 'picture')).toEqual(['pictures/settings.png']);
  expect(notesOf(units['footer.imprint'], 'picture')).toEqual(['pictures/settings.png']);
  expect(notesOf(units['lone.word'], 'picture')).toEqual([]);
});

test('a text says how long it may be: as long as the longest in any language, in code points', () => {
  const units = list();
  expect(units['sessions.title']?.maxLength).toBe(18);
  expect(notesOf(units['sessions.title'], 'length')).toEqual([
    expect.stringContaining('At most 18 characters'),
  ]);
  expect(list({ 'messages/de/footer.json': { footer: { imprint: 'x' } } })['footer.imprint']?.maxLength).toBe(
    10,
  );
});

test('a text uses the terms of its subject, unless it is excepted', () => {
  const units = list();
  expect(notesOf(units['sessions.title'], 'term')).toEqual(['member: membre; never: utilisateur*']);
  expect(notesOf(units['footer.imprint'], 'term')).toEqual([]);
  expect(notesOf(units['lone.word'], 'term')).toEqual([]);
});

test('a term that only the translation uses is checked as well', () => {
  expect(termRules('fr', terms)(buildUnit('chat.hello', 'Du', 'Cher utilisateur'))).toHaveLength(1);
  expect(termRules('fi', terms)(buildUnit('chat.hello', 'Mitglied'))).toEqual([]);
});
