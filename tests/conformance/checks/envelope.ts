import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { refused, type Check } from '../check.ts';
import { holds, NotConforming, requireRefusal, same } from '../judge.ts';

const all: readonly EndpointDefinition[] = endpoints;
const shown = all.filter(({ origin }) => origin === 'specification');

/** Rules for every call: authorisation, unknown calls, invalid input. */
export const envelopeChecks: Check[] = [
  {
    name: 'A caller without the key of a front gets nothing',
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
    name: 'A call for members tells a visitor that a login is needed',
    async run(world) {
      for (const endpoint of all.filter(({ audience, form }) => audience === 'member' && !form)) {
        if (endpoint.stream || endpoint.binary) continue;
        const body = endpoint.method === 'GET' ? {} : { body: {} };
        requireRefusal('authentication_required', await world.visitor().call(endpointName(endpoint), body));
      }
    },
  },
  refused('A call outside the contract is unknown', 'unknown_call', (world) =>
    world.visitor().call('GET /api/no-such-call.php'),
  ),
  refused('A method that a call does not have is not allowed', 'method_not_allowed', (world) =>
    world.visitor().call('DELETE /api/settings.php'),
  ),
  refused('A body that is not JSON is malformed', 'malformed_json', (world) =>
    world.visitor().call('POST /api/user.php', { text: '{"email":' }),
  ),
  {
    name: 'A body of the wrong shape is refused at its fields',
    async run(world) {
      const reply = await world.visitor().call('POST /api/user.php', { body: { email: 7, password: '' } });
      const { fields } = requireRefusal('invalid_input', reply) as { fields?: object };
      same('The refused fields are', Object.keys(fields ?? {}).sort(), ['email', 'password']);
    },
  },
  refused('A body that is too large is refused', 'body_too_large', (world) => {
    const body = { email: 'mara@conformance.example', password: 'x'.repeat(200_000) };
    return world.visitor().call('POST /api/user.php', { body });
  }),
  {
    name: 'No cache stores the data of a member',
    async run(world) {
      const { caller } = await world.member('member');
      for (const call of ['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']) {
        const { headers } = await caller.call(call);
        const cacheControl = headers.get('cache-control') ?? '';
        holds(!/\bpublic\b|s-maxage/.test(cacheControl), `${call} may be stored: ${cacheControl}`);
        if (headers.has('set-cookie')) throw new NotConforming(`${call} sets a cookie beside the front's`);
      }
    },
  },
];
