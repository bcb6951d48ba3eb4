import type { AgeTexts } from './age-texts.ts';

export const en: AgeTexts = {
  title: 'Sandbox age check',
  notice: 'This is a sandbox. Nobody looks at you or your ID, and we don’t ask for any of your details.',
  asks: '{brand} wants to know whether you are at least {min_age} years old.',
  what: 'What should happen?',
  choices: {
    pass: 'You are old enough',
    fail: 'The check fails',
    silent: 'You are old enough, and the brand isn’t told',
    repeated: 'You are old enough, and the brand is told four times',
    leave: 'Leave it open and go back',
  },
  go: 'Continue',
  back: 'Back to {brand}',
  states: { passed: 'You have passed this check.', failed: 'This check has failed.' },
};
