import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './fr/accessibility.ts';
import { ban } from './fr/ban.ts';
import { cookies } from './fr/cookies.ts';
import { service } from './fr/customer-care.ts';
import { faq } from './fr/faq.ts';
import { imprint } from './fr/imprint.ts';
import { privacy } from './fr/privacy.ts';
import { returnPolicy } from './fr/return-policy.ts';
import { terms } from './fr/terms.ts';
import { withdrawal } from './fr/withdrawal.ts';

export const fr: PageTexts = {
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
