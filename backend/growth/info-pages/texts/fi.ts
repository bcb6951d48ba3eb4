import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './fi/accessibility.ts';
import { ban } from './fi/ban.ts';
import { cookies } from './fi/cookies.ts';
import { service } from './fi/customer-care.ts';
import { faq } from './fi/faq.ts';
import { imprint } from './fi/imprint.ts';
import { privacy } from './fi/privacy.ts';
import { returnPolicy } from './fi/return-policy.ts';
import { terms } from './fi/terms.ts';
import { withdrawal } from './fi/withdrawal.ts';

export const fi: PageTexts = {
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
