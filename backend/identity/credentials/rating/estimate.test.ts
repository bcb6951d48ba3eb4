import { shortestTime } from '#scripts/checks/expressions/attack-time.ts';
import { estimate } from './estimate.ts';

const score = (password: string, known: string[] = []) => estimate(password, known).score;

describe('estimate', () => {
  it.each(['password', '12345678', 'qwertzuiop', 'aaaaaaaaaa', 'sommer2026'])(
    'finds %s too weak, and says what would help',
    (password) => {
      const rating = estimate(password, []);
      expect(rating.score).toBeLessThan(2);
      expect(rating.hints.length).toBeGreaterThan(0);
    },
  );

  it.each(['Regen-am-Rhein-7', 'hund katze maus', 'correct horse battery staple'])(
    'lets %s pass',
    (password) => {
      expect(estimate(password, [])).toEqual({ score: 4, hints: [] });
    },
  );

  it('knows what a guesser knows of the person', () => {
    const known = ['Walpurgis', 'walpurgis.oehler@example.org', 'Herzfunke'];
    expect(score('Walpurgis.Oehler')).toBeGreaterThan(2);
    for (const password of ['Walpurgis1', 'walpurgis.oehler', 'Walpurgis.Oehler@example.org', 'herzfunke7'])
      expect({ password, passes: score(password, known) >= 2 }).toEqual({ password, passes: false });
  });

  it('is not held up by a password made for that', () => {
    score('warm');
    // Unlimited it takes eight seconds.
    const limit = 2_500;
    const time = shortestTime(() => {
      for (const part of ['4@8({[<369|1!05$7+2', 'p4$$w0rd', 'abcdefgh1!', '|'])
        score(part.repeat(25), [part]);
    }, limit);
    expect(time).toBeLessThan(limit);
  });
});
