import type { z } from 'zod';
import { endpointName, type EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Fields that are not user-written text: secrets, identifiers, honeypots. */
const unread = new Set(
  'password password_again old_password token proof invitation sms_code auth signature id code countryregion region cursor domain brand hidden_brands email endpoint reference receipt photo time_zone time payload List-Unsubscribe network ref sub1 sub2 sub3 click_id website'.split(
    ' ',
  ),
);

const blank = [
  '\u3164',
  '\u200b'.repeat(20),
  '\u2800'.repeat(12),
  '\u0301\u0301',
  '\u00ad\u034f\u2060',
  '\u180e\u20e3',
  '\u{13441}\u{13442}',
];
const emoji = ['👩‍👩‍👧', '❤️', '1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪🇫🇷'];

type Def = { type: string } & Record<string, unknown>;
type Leaf = { name: string; schema: z.ZodType };

const getDef = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def;

/** The text schemas within a schema, each with its first parent. */
function listTexts(schema: unknown, name: string): Leaf[] {
  const def = getDef(schema);
  if (def.type === 'string') return [{ name, schema: schema as z.ZodType }];
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, unknown>).flatMap(([key, each]) =>
      listTexts(each, `${name} ${key}`),
    );
  if (def.type === 'pipe')
    return listTexts(def.in, name).map((leaf) =>
      leaf.name === name ? { name, schema: schema as z.ZodType } : leaf,
    );
  if (def.type === 'array') return listTexts(def.element, name);
  if (def.type === 'record') return listTexts(def.valueType, name);
  if (def.type === 'union') return (def.options as unknown[]).flatMap((each) => listTexts(each, name));
  return def.innerType === undefined ? [] : listTexts(def.innerType, name);
}

const all: readonly EndpointDefinition[] = endpoints;
const leaves = all.flatMap((endpoint) =>
  [endpoint.query, endpoint.body].flatMap((schema) =>
    schema ? listTexts(schema, endpointName(endpoint)) : [],
  ),
);

const read = leaves.filter(({ name }) => !unread.has(name.slice(name.lastIndexOf(' ') + 1)));

const passes = (schema: z.ZodType, text: string): boolean => {
  const { success, data } = schema.safeParse(text);
  return success && data !== '';
};

test('the contract is walked through', () => {
  expect(leaves.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/message.php body',
      'POST /api/signup.php signup_message body',
      'PUT /api/profile.php about_me',
      'PUT /api/search.php search city',
    ]),
  );
});

test('accepts no text without visible characters, in any call', () => {
  const open = read.filter(({ schema }) => blank.some((text) => passes(schema, text)));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('accepts no text whose display order differs from its stored one, in any call', () => {
  const turned = read.filter(({ schema }) =>
    /[\u202e\u2067]/.test(String(schema.safeParse('\u202eabc\u2067').data)),
  );
  expect(turned.map(({ name }) => name)).toEqual([]);
});

test('emoji with joiners and selectors are something to see', () => {
  const prose = read.filter(({ name }) => /(?:body|text|note|about_me)$/.test(name));
  expect(prose.length).toBeGreaterThan(8);
  for (const { name, schema } of prose)
    for (const each of emoji) expect([name, passes(schema, each.repeat(10))]).toEqual([name, true]);
});
