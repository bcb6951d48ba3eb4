import { locales } from '#lib/contract/scalars.ts';
import { pushText } from './texts.ts';

describe('pushText', () => {
  it.each(locales)('names the sender in %s, every kind differently', (locale) => {
    const said = (['message', 'gift', 'like', 'match'] as const).map((kind) => pushText(locale, kind, 'bob'));
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toContain('bob');
  });

  it('speaks eleven languages', () => {
    for (const kind of ['message', 'gift'] as const)
      expect(new Set(locales.map((locale) => pushText(locale, kind, 'bob'))).size).toBe(11);
  });

  it('takes a name for what it is', () => {
    expect(pushText('en', 'like', '$& {name}')).toBe('$& {name} likes you.');
  });
});
