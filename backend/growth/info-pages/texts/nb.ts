import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './nb/accessibility.ts';
import { ban } from './nb/ban.ts';
import { cookies } from './nb/cookies.ts';
import { service } from './nb/customer-care.ts';
import { faq } from './nb/faq.ts';
import { imprint } from './nb/imprint.ts';
import { privacy } from './nb/privacy.ts';
import { returnPolicy } from './nb/return-policy.ts';
import { terms } from './nb/terms.ts';
import { withdrawal } from './nb/withdrawal.ts';

export const nb: PageTexts = {
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
