import { nextStep } from './send-postbacks.ts';

test.each([200, 201, 204, 299])('%i is done', (status) =>
  expect(nextStep(status, 1)).toEqual({ to: 'done' }),
);

test.each([400, 401, 403, 404, 410, 422])('%i is given up at once', (status) =>
  expect(nextStep(status, 1)).toEqual({ to: 'given_up' }),
);

test.each([null, 301, 302, 307, 408, 429, 500, 502, 503, 504])('%p is tried five times more', (status) => {
  const delays = [60, 300, 1_800, 7_200, 43_200];
  for (const [nth, delaySeconds] of delays.entries())
    expect(nextStep(status, nth + 1)).toEqual({ to: 'waiting', delaySeconds: delaySeconds });
  expect(nextStep(status, delays.length + 1)).toEqual({ to: 'given_up' });
});

test('the last try may still succeed', () => expect(nextStep(200, 6)).toEqual({ to: 'done' }));
