import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { storedAddress } from './mail-address.ts';

export const checkEmail = defineEndpoint({
  method: 'POST',
  path: '/api/address-check.php',
  idempotent: true,
  summary: 'Whether a mail address belongs to a disposable provider, as a hint only.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ email: z.string().overwrite(storedAddress).max(254) }),
  response: z.object({ disposable: z.boolean() }),
});
