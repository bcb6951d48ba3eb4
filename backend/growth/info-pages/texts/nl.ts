import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './nl/accessibility.ts';
import { ban } from './nl/ban.ts';
import { cookies } from './nl/cookies.ts';
import { service } from './nl/customer-care.ts';
import { faq } from './nl/faq.ts';
import { imprint } from './nl/imprint.ts';
import { privacy } from './nl/privacy.ts';
import { returnPolicy } from './nl/return-policy.ts';
import { terms } from './nl/terms.ts';
import { withdrawal } from './nl/withdrawal.ts';

export const nl: PageTexts = {
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
