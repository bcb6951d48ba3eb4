import { checkSignupMessage } from './check-signup-message.ts';

test('may be as long as the brand allows, counted as people count', () => {
  const policy = { messageLength: 5, contactData: 'allow' } as const;
  expect(checkSignupMessage(' 🐈🐈🐈🐈🐈 ', policy)).toBeNull();
  expect(checkSignupMessage('🐈🐈🐈🐈🐈🐈', policy)).toBe('too_long');
  expect(checkSignupMessage('', policy)).toBeNull();
});

test('names contact data only where the brand refuses them', () => {
  const body = 'Schreib an mara@people.example';
  expect(checkSignupMessage(body, { messageLength: 100, contactData: 'refuse' })).toBe('contact_data');
  expect(checkSignupMessage(body, { messageLength: 100, contactData: 'allow' })).toBeNull();
});
