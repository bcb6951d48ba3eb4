import * as proofCalls from '#lib/contract/identity/proof-of-work.ts';
import { route } from '../../platform/http/call.ts';
import { makeChallenge } from './challenge.ts';

export const proofOfWorkRoutes = [
  route(proofCalls.getChallenge, async ({ env, limits, client, brand, now }) => {
    await limits.consume('challenge', client);
    const { challenge, expiresIn } = await makeChallenge(env, brand.id, now());
    const { parameters, signature = '' } = challenge;
    return { challenge: { parameters: { ...parameters }, signature }, expires_in: expiresIn };
  }),
];
