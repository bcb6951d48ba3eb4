import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './de/accessibility.ts';
import { ban } from './de/ban.ts';
import { cookies } from './de/cookies.ts';
import { service } from './de/customer-care.ts';
import { faq } from './de/faq.ts';
import { imprint } from './de/imprint.ts';
import { privacy } from './de/privacy.ts';
import { returnPolicy } from './de/return-policy.ts';
import { terms } from './de/terms.ts';
import { withdrawal } from './de/withdrawal.ts';

export const de: PageTexts = {
  terms,
  privacy,
  cookies,
  ban,
  'return-policy': returnPolicy,
  faq,
  service,
  imprint,
  withdrawal,
  accessibility,
};
