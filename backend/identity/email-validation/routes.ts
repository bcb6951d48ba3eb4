import { checkAddress } from '#lib/contract/identity/proof-of-work.ts';
import { route } from '../../platform/http/call.ts';
import { isDisposableDomain } from './disposable-domain.ts';

export const addressRoutes = [
  // A hint, never a refusal: stores nothing and does not reveal accounts.
  route(checkAddress, async ({ limits, client, body }) => {
    await limits.consume('address', client);
    return { disposable: isDisposableDomain(body.email) };
  }),
];
