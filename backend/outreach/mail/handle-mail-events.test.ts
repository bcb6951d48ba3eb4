import { createHmac } from 'node:crypto';
import { isValidWebhookSignature } from './handle-mail-events.ts';

const key = 'key of the mail provider';
const payload = '{"events":[]}';
const time = '1795255200';
const then = new Date(Number(time) * 1000);
const sign = (of: string, by = key) => createHmac('sha256', by).update(of).digest('hex');
const signed = { payload, time, signature: sign(`${time}.${payload}`) };
const later = (seconds: number) => new Date(then.getTime() + seconds * 1000);

it('accepts the holder of the key for five minutes, with clocks running apart', () => {
  for (const seconds of [0, 300, -300])
    expect(isValidWebhookSignature(key, signed, later(seconds))).toBe(true);
  for (const seconds of [301, -301]) expect(isValidWebhookSignature(key, signed, later(seconds))).toBe(false);
  expect(isValidWebhookSignature(key, { ...signed, signature: signed.signature.toUpperCase() }, then)).toBe(
    true,
  );
});

it.each([
  ['another payload', { ...signed, payload: '{"events":[{}]}' }],
  ['another time', { ...signed, time: '1795255201' }],
  ['another key', { ...signed, signature: sign(`${time}.${payload}`, 'another key') }],
  ['a payload without its time', { ...signed, signature: sign(payload) }],
  ['a signature cut short', { ...signed, signature: signed.signature.slice(0, 32) }],
  ['no signature', { ...signed, signature: '' }],
  ['no time', { ...signed, time: '', signature: sign(`.${payload}`) }],
  ['a time that is none', { ...signed, time: 'now', signature: sign(`now.${payload}`) }],
])('refuses %s', (_case, forged) => {
  expect(isValidWebhookSignature(key, forged, then)).toBe(false);
});

it('trusts no report without a key', () => {
  expect(
    isValidWebhookSignature(undefined, { ...signed, signature: sign(`${time}.${payload}`, '') }, then),
  ).toBe(false);
});
