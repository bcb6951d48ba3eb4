import { checkEmail } from '#lib/contract/identity/proof-of-work.ts';
import { route } from '../../platform/http/call.ts';
import { isDisposableDomain } from './disposable-domain.ts';

export const emailValidationRoutes = [
  // A hint, never a refusal: stores nothing and does not reveal accounts.
  route(checkEmail, async ({ limits, client, body }) => {
    await limits.consume('email_check', client);
    return { disposable: isDisposableDomain(body.email) };
  }),
];
