import { isDisposableDomain } from './disposable-domain.ts';

test.each(['alice@mailinator.com', 'alice@Mailinator.com', 'alice@inbox.mailinator.com'])(
  '%s will soon be gone',
  (email) => {
    expect(isDisposableDomain(email)).toBe(true);
  },
);

test.each(['alice@gmail.com', 'alice@people.example', 'mailinator.com@people.example'])(
  '%s may stay',
  (email) => {
    expect(isDisposableDomain(email)).toBe(false);
  },
);
