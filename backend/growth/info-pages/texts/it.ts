import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './it/accessibility.ts';
import { ban } from './it/ban.ts';
import { cookies } from './it/cookies.ts';
import { service } from './it/customer-care.ts';
import { faq } from './it/faq.ts';
import { imprint } from './it/imprint.ts';
import { privacy } from './it/privacy.ts';
import { returnPolicy } from './it/return-policy.ts';
import { terms } from './it/terms.ts';
import { withdrawal } from './it/withdrawal.ts';

export const it: PageTexts = {
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
