import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './pl/accessibility.ts';
import { ban } from './pl/ban.ts';
import { cookies } from './pl/cookies.ts';
import { service } from './pl/customer-care.ts';
import { faq } from './pl/faq.ts';
import { imprint } from './pl/imprint.ts';
import { privacy } from './pl/privacy.ts';
import { returnPolicy } from './pl/return-policy.ts';
import { terms } from './pl/terms.ts';
import { withdrawal } from './pl/withdrawal.ts';

export const pl: PageTexts = {
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
