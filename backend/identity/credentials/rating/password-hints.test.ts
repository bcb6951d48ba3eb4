import { hintsFor } from './password-hints.ts';

const feedback = (warning: string | null, ...suggestions: string[]) => ({ warning, suggestions });

describe('hintsFor', () => {
  it('says what is wrong first, then that longer is better', () => {
    expect(hintsFor('qwertz12', 1, feedback('straightRow', 'anotherWord', 'longerKeyboardPattern'))).toEqual([
      'no_keyboard_rows',
      'longer',
      'uncommon_words',
    ]);
  });

  it('does not ask for more of a long one, and never twice for the same', () => {
    expect(hintsFor('aaaaaaaaaaaaaaaa', 0, feedback('simpleRepeat', 'repeated'))).toEqual(['no_repeats']);
  });

  it('has a word of its own where nothing is known but the length', () => {
    expect(hintsFor('xk4', 1, feedback(null))).toEqual(['longer']);
  });

  it('leaves strong ones alone', () => {
    expect(hintsFor('xk4', 3, feedback('dates', 'dates'))).toEqual([]);
  });
});
