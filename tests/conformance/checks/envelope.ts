import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import type { Check } from '../check.ts';
import { holds, NotConforming, requireRefusal, same } from '../judge.ts';

const all: readonly EndpointDefinition[] = endpoints;
const shown = all.filter(({ origin }) => origin === 'specification');

/** Rules for every call: authorisation, unknown calls, invalid input. */
export const envelopeChecks: Check[] = [
  {
    name: 'Whoever has not the key of a front gets nothing',
    async run(world) {
      for (const endpoint of shown.filter(({ method }) => method === 'GET')) {
        const call = endpointName(endpoint);
        requireRefusal('front_only', await world.visitor().call(call, { headers: { 'x-vonk-key': null } }));
        requireRefusal(
          'front_only',
          await world.visitor().call(call, { headers: { 'x-vonk-key': 'guessed' } }),
        );
      }
    },
  },
  {
    name: 'What is for members says to a visitor that a login is needed',
    async run(world) {
      for (const endpoint of all.filter(({ audience, form }) => audience === 'member' && !form)) {
        if (endpoint.stream || endpoint.binary) continue;
        const body = endpoint.method === 'GET' ? {} : { body: {} };
        requireRefusal('authentication_required', await world.visitor().call(endpointName(endpoint), body));
      }
    },
  },
  {
    name: 'A call that there is not is unknown',
    async run(world) {
      requireRefusal('unknown_call', await world.visitor().call('GET /api/no-such-call.php'));
    },
  },
  {
    name: 'A method that a call has not is not allowed',
    async run(world) {
      requireRefusal('method_not_allowed', await world.visitor().call('DELETE /api/settings.php'));
    },
  },
  {
    name: 'A body that is no JSON is malformed',
    async run(world) {
      const reply = await world.visitor().call('POST /api/user.php', { text: '{"email":' });
      requireRefusal('malformed_json', reply);
    },
  },
  {
    name: 'A body of the wrong shape is refused at its fields',
    async run(world) {
      const reply = await world.visitor().call('POST /api/user.php', { body: { email: 7, password: '' } });
      const { fields } = requireRefusal('invalid_input', reply) as { fields?: object };
      same('The refused fields are', Object.keys(fields ?? {}).sort(), ['email', 'password']);
    },
  },
  {
    name: 'A body that is too large is refused',
    async run(world) {
      const body = { email: 'mara@conformance.example', password: 'x'.repeat(200_000) };
      requireRefusal('body_too_large', await world.visitor().call('POST /api/user.php', { body }));
    },
  },
  {
    name: 'What is of one member is kept by no cache',
    async run(world) {
      const { caller } = await world.member('member');
      for (const call of ['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']) {
        const { headers } = await caller.call(call);
        const cacheControl = headers.get('cache-control') ?? '';
        holds(!/\bpublic\b|s-maxage/.test(cacheControl), `${call} may be kept: ${cacheControl}`);
        if (headers.has('set-cookie')) throw new NotConforming(`${call} sets a cookie beside the front's`);
      }
    },
  },
];
