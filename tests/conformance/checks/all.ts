import type { Check } from '../check.ts';
import { envelopeChecks } from './envelope.ts';
import { passwordChecks } from './passwords.ts';
import { payingChecks } from './paying.ts';
import { peopleChecks } from './people.ts';
import { sessionChecks } from './session.ts';
import { settingsChecks } from './settings.ts';

export const checks: readonly Check[] = [
  ...envelopeChecks,
  ...settingsChecks,
  ...sessionChecks,
  ...passwordChecks,
  ...peopleChecks,
  ...payingChecks,
];
