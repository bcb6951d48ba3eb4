import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './en/accessibility.ts';
import { ban } from './en/ban.ts';
import { cookies } from './en/cookies.ts';
import { service } from './en/customer-care.ts';
import { faq } from './en/faq.ts';
import { imprint } from './en/imprint.ts';
import { privacy } from './en/privacy.ts';
import { returnPolicy } from './en/return-policy.ts';
import { terms } from './en/terms.ts';
import { withdrawal } from './en/withdrawal.ts';

export const en: PageTexts = {
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
