import { registry } from '#backend/platform/metrics/registry.ts';
import { MailNotSent, type Refusal } from './mail-not-sent.ts';
import { standstill, watchRefusals, wave } from './standstill.ts';

const refusedFor = (refusal: Refusal | null) => new MailNotSent('Mail not sent: 554', refusal);
const reportedValue = async () =>
  (await registry.getSingleMetricAsString('vonk_backend_mails_stopped')).split('\n').at(-1);

function refuse(times: number, refusal: Refusal | null) {
  const refusals = watchRefusals();
  for (let nth = 0; nth < times; nth += 1) refusals.refused(refusedFor(refusal), nth);
  return refusals;
}

test('a series of refusals stops all mails, and the first accepted one resumes them', async () => {
  const refusals = refuse(wave - 1, 'sender');
  expect(refusals.stands(wave)).toBe(false);
  refusals.refused(refusedFor('sender'), wave);
  expect(refusals.stands(wave + 1)).toBe(true);
  expect(await reportedValue()).toBe('vonk_backend_mails_stopped 1');
  expect(refusals.stands(wave + standstill)).toBe(false);
  // The mail that tests the server is refused as well.
  refusals.refused(refusedFor('sender'), wave + standstill);
  expect(refusals.stands(wave + standstill + 1)).toBe(true);
  refusals.taken();
  expect(refusals.stands(wave + standstill + 1)).toBe(false);
  expect(await reportedValue()).toBe('vonk_backend_mails_stopped 0');
});

test.each(['address', 'mailbox', 'mail', null] as const)('refusals of %s stop nothing', (refusal) => {
  expect(refuse(5 * wave, refusal).stands(5 * wave)).toBe(false);
});

test('a mail that is taken between them ends a row', () => {
  const refusals = refuse(wave - 1, 'sender');
  refusals.taken();
  refusals.refused(refusedFor('sender'), wave);
  expect(refusals.stands(wave + 1)).toBe(false);
});
