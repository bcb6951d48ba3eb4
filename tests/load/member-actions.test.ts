import { nextAction } from './member-actions.ts';

const members = [
  { user: 1, profile: 11, cookie: 'a=1' },
  { user: 2, profile: 12, cookie: 'a=2' },
];
const [one] = members;
const action = (dice: number, turn = 0) =>
  nextAction(one ?? { user: 0, profile: 0, cookie: '' }, members, turn, 'localhost', 3000, dice);

it('polls in 90 of 100 cases, the three lists in turn', () => {
  expect([0, 1, 2, 3].map((turn) => action(0.89, turn).path)).toEqual([
    '/api/user.php',
    '/api/chats.php',
    '/api/likes.php',
    '/api/user.php',
  ]);
});

it('opens pages in 8 and writes in 2', () => {
  expect(action(0.9)).toMatchObject({ kind: 'pages', method: 'GET' });
  expect(action(0.979).kind).toBe('pages');
  expect(action(0.98)).toMatchObject({ kind: 'calls', method: 'POST', path: '/api/like.php' });
  expect(action(0.999, 1)).toMatchObject({ kind: 'calls', method: 'PUT', path: '/api/profile.php' });
});

it('writes as a page of ours does', () => {
  expect(action(0.99).headers).toMatchObject({
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    cookie: 'a=1',
  });
});
