import { fc } from '#tests/support/properties.ts';
import {
  faqEntries,
  breadcrumbs,
  escapeJsonLd,
  faqPage,
  jsonLdText,
  offers,
  organization,
  profilePage,
  webSite,
  type Thing,
} from './structured-data.ts';

it('returns questions with plain answers, and nothing else', () => {
  const sections = [
    { heading: 'About this page', paragraphs: ['We wrote it.'] },
    { heading: 'What does it cost?', paragraphs: ['Little. See [the prices](/pricing):', '- a message: 1'] },
    { heading: 'And this?', paragraphs: [] },
  ];
  expect(faqEntries({ sections })).toEqual([
    { question: 'What does it cost?', answer: 'Little. See the prices:\na message: 1' },
  ]);
});

const site = { name: 'Vonk', origin: 'https://vonk.example' };
const dangerous = fc.constantFrom(
  '</script>',
  '</SCRIPT ',
  '<!--',
  '<script',
  '-->',
  ']]>',
  '&lt;',
  '\u2028',
  '\u2029',
  '"',
  '\\',
);
// Cheaper than the unit `binary`, which maps all characters first.
const unit = fc.integer({ max: 0x10ffff, min: 0 }).map((code) => String.fromCodePoint(code));
const anyText = fc.oneof(
  fc.string({ unit }),
  fc.array(fc.oneof(dangerous, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
);

describe('the text of a script element', () => {
  it('stays within the element and keeps its text, for any string', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, question) => {
        const things = [{ '@type': 'Thing', name }, faqPage([{ question, answer: name }])];
        const text = jsonLdText(things);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        const { '@graph': graph } = JSON.parse(text) as { '@graph': unknown };
        expect(graph).toEqual(JSON.parse(JSON.stringify(things)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('escapes to the same JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(escapeJsonLd(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});

const company = {
  name: 'Vonk Demo B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vat_numbers: ['NL001234567B01'],
};

it('names the company behind the brand, with its numbers and how to reach it', () => {
  const contact = { email: 'hallo@vonk.example', phone: '+31 20 123 4567' };
  expect(organization(site, company, contact, '/brand/vonk/icon-512.png')).toMatchObject({
    '@type': 'Organization',
    name: 'Vonk',
    legalName: 'Vonk Demo B.V.',
    logo: 'https://vonk.example/brand/vonk/icon-512.png',
    vatID: 'NL001234567B01',
    identifier: { propertyID: 'KvK', value: '12345678' },
    contactPoint: { email: contact.email, telephone: contact.phone },
  });
});

it('leaves out what a company does not have', () => {
  const bare = { ...company, kvk: '', vat_numbers: [] };
  const text = jsonLdText([organization(site, bare, { email: '', phone: '' }, '/logo.png')]);
  expect(text).not.toMatch(/vatID|identifier|"email"|telephone/);
});

it('says who publishes the site, in which language', () => {
  expect(webSite(site, '/fr', 'fr')).toMatchObject({
    url: 'https://vonk.example/fr',
    inLanguage: 'fr',
    publisher: { '@id': 'https://vonk.example/#organization' },
  });
});

it('numbers the way to a page', () => {
  const crumbs = [
    { name: 'Vonk', path: '/' },
    { name: 'Mitglieder', path: '/members' },
  ];
  expect(breadcrumbs(site, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Vonk', item: 'https://vonk.example/' },
      { '@type': 'ListItem', position: 2, name: 'Mitglieder', item: 'https://vonk.example/members' },
    ],
  });
});

it('asks and answers as the page does', () => {
  expect(faqPage([{ question: 'What does it cost?', answer: 'Little.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'Little.' },
      },
    ],
  });
});

it('offers at the prices of the list, in units and not in cents', () => {
  const list = { name: 'Preise', path: '/pricing', country: 'DE' };
  const { itemListElement } = offers(site, list, [{ name: '6 Credits', amount: 999, currency: 'EUR' }]);
  expect(itemListElement).toEqual([
    expect.objectContaining({
      '@type': 'Offer',
      name: '6 Credits',
      price: '9.99',
      priceCurrency: 'EUR',
      eligibleRegion: 'DE',
      priceSpecification: expect.objectContaining({ valueAddedTaxIncluded: true }) as Thing,
    }),
  ]);
});

describe('a profile', () => {
  const alice = { name: 'Alice', fictional_icon: false, indexable: true };
  const page = { path: '/members/7', image: '/photos/1-large.webp' };

  it('is a person where a real member chose to be listed', () => {
    expect(profilePage(site, alice, page)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Alice', image: 'https://vonk.example/photos/1-large.webp' },
    });
    expect(jsonLdText([profilePage(site, alice, { ...page, image: null }) as Thing])).not.toContain('image');
  });

  it.each([
    ['fictional', { ...alice, fictional_icon: true }],
    ['of a member who did not choose it', { ...alice, indexable: false }],
  ])('is null where it is %s', (_what, member) => {
    expect(profilePage(site, member, page)).toBeNull();
  });
});
