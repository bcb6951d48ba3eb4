import { canUseApplePay } from './apple-pay.ts';

/** A browser's window. */
const browser = (protocol: string, canMakePayments?: () => boolean) => ({
  location: { protocol },
  ...(canMakePayments ? { ApplePaySession: { canMakePayments } } : {}),
});

it.each([
  ['a browser with a card in it, on https', browser('https:', () => true), true],
  ['without a card', browser('https:', () => false), false],
  ['a browser without Apple Pay', browser('https:'), false],
  ['an address without https', browser('http:', () => true), false],
  [
    'a frame that may not ask',
    browser('https:', () => {
      throw new Error('InvalidAccessError');
    }),
    false,
  ],
])('%s', (_name, window, can) => {
  expect(canUseApplePay(window)).toBe(can);
});
