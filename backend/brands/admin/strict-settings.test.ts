import { demoBrands } from '#demo/brands.ts';
import { defaultSettings } from './default-settings.ts';
import { complaintsAbout } from './strict-settings.ts';

const good = demoBrands[0]?.settings;
const changed = (changes: object) => ({ ...good, ...changes });

it.each(demoBrands)('the settings of $id are good ones', ({ settings }) => {
  expect(complaintsAbout(settings)).toEqual([]);
});

it('a new brand’s defaults are valid except for what they cannot know', () => {
  const complaints = complaintsAbout(defaultSettings('Neu'));
  expect(complaints.map((each) => each.split(':')[0])).toEqual(['countries', 'support_email']);
});

it.each([
  [{ niche: 8 }, 'niche: Too big: expected number to be <=7'],
  [{ signups: 'some' }, 'signups: Invalid option: expected one of "all"|"with_trafficsource"|"invited"'],
  [{ message_credits: -1 }, 'message_credits: Too small'],
  [{ locales: ['de', 'de'] }, 'locales: each only once'],
  [{ locales: ['xx'] }, 'locales.0: Invalid option'],
  [{ payment_methods: ['giropay'] }, 'payment_methods.0: Invalid option'],
  [{ cdn_prefix: 'https://cdn.example/' }, 'cdn_prefix: empty, or an address without a slash at its end'],
  [{ support_phone: 'call us' }, 'support_phone: empty, or a telephone number'],
  [{ mail_name: 'A <a@b.example>' }, 'mail_name: a name, without < > " @'],
  [{ index_title: { xx: 'Hei' } }, 'index_title: Unrecognized key'],
  [{ index_title: { de: ' ' } }, 'index_title.de: Too small'],
  [{ deletion_partner: {} }, 'deletion_partner: null, {"name"'],
  [{ colour: 'red' }, 'Unrecognized key: "colour"'],
])('%j is refused in words', (changes, complaint) => {
  expect(complaintsAbout(changed(changes)).join('\n')).toContain(complaint);
});

it('a colour is #RRGGBB', () => {
  const theme = structuredClone(good?.theme);
  if (theme) theme.light.primary = 'red}</style>';
  expect(complaintsAbout(changed({ theme }))).toEqual(['theme.light.primary: a colour as #RRGGBB']);
});

it('returns only what was requested, with what lies in or around it', () => {
  const bad = changed({ niche: 0, index_title: { de: '' } });
  expect(complaintsAbout(bad, ['niche'])).toEqual([expect.stringMatching(/^niche/)]);
  expect(complaintsAbout(bad, ['index_title'])).toEqual([expect.stringMatching(/^index_title\.de/)]);
  expect(complaintsAbout(bad, ['index_title', 'de'])).toHaveLength(1);
  expect(complaintsAbout(bad, ['index_title', 'sv'])).toEqual([]);
  expect(complaintsAbout(changed({ theme: 3 }), ['theme', 'radius'])).toHaveLength(1);
});
