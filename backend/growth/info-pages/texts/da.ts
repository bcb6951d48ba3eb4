import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './da/accessibility.ts';
import { ban } from './da/ban.ts';
import { cookies } from './da/cookies.ts';
import { service } from './da/customer-care.ts';
import { faq } from './da/faq.ts';
import { imprint } from './da/imprint.ts';
import { privacy } from './da/privacy.ts';
import { returnPolicy } from './da/return-policy.ts';
import { terms } from './da/terms.ts';
import { withdrawal } from './da/withdrawal.ts';

export const da: PageTexts = {
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
