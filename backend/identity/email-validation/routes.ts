import { checkAddress } from '#lib/contract/identity/proof-of-work.ts';
import { route } from '../../platform/http/call.ts';
import { isDisposableDomain } from './disposable-domain.ts';

export const addressRoutes = [
  // A hint and never a refusal: nothing of it is kept, and it says nothing of who has an account.
  route(checkAddress, async ({ limits, client, body }) => {
    await limits.take('address', client);
    return { disposable: isDisposableDomain(body.email) };
  }),
];
