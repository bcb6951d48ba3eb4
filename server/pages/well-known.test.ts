import { securityText } from './well-known.ts';

it('says whom to contact, in which languages and until when', () => {
  const text = securityText(
    'https://herzfunke.de',
    { locales: ['de', 'fr'] },
    { support_email: 'hallo@herzfunke.de' },
    new Date('2026-11-23T15:00:00Z'),
  );
  expect(text).toBe(
    [
      'Contact: mailto:hallo@herzfunke.de',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: de, fr',
      'Canonical: https://herzfunke.de/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
