import { minTime } from '#scripts/checks/expressions/attack-texts.ts';
import { isWeakPassword } from './is-weak-password.ts';

describe('isWeakPassword', () => {
  it.each(['password', '12345678', 'qwertzuiop', 'aaaaaaaaaa', 'sommer2026'])('refuses %s', (password) => {
    expect(isWeakPassword(password, [])).toBe(true);
  });

  it.each(['Regen-am-Rhein-7', 'hund katze maus', 'correct horse battery staple'])(
    'lets %s pass',
    (password) => {
      expect(isWeakPassword(password, [])).toBe(false);
    },
  );

  it('contains what a guesser knows about the person', () => {
    const known = ['Walpurgis', 'walpurgis.oehler@example.org', 'Herzfunke'];
    expect(isWeakPassword('Walpurgis.Oehler', [])).toBe(false);
    for (const password of ['Walpurgis1', 'walpurgis.oehler', 'Walpurgis.Oehler@example.org', 'herzfunke7'])
      expect({ password, isWeak: isWeakPassword(password, known) }).toEqual({ password, isWeak: true });
  });

  it('is not held up by a password made for that', () => {
    // Without the limit it takes eight seconds.
    const limit = 2_500;
    const time = minTime(() => {
      for (const part of ['4@8({[<369|1!05$7+2', 'p4$$w0rd', 'abcdefgh1!', '|'])
        isWeakPassword(part.repeat(25), [part]);
    }, limit);
    expect(time).toBeLessThan(limit);
  });
});
