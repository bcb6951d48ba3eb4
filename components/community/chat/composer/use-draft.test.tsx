import { act, renderHook, waitFor } from '@testing-library/react';
import { maxRetries } from '#lib/browser/transport/call.ts';
import { markSent } from '#lib/browser/storage/save-draft.ts';
import { draftKey, loadDraft } from '#lib/rules/community/message-draft.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { useDraft } from './use-draft.ts';

const alice = 7;
// Drafts outlive the screen, so each test writes to a different member.
let bob = 100;
const done = { 'PUT /api/draft.php': { body: { done: true } } };
const saved = (calls: { name: string; body: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'PUT /api/draft.php')
    .map(({ body }) => (body as { body: string }).body);

beforeEach(() => {
  bob += 1;
  localStorage.clear();
  signInForTest(true);
});
afterEach(() => jest.useRealTimers());

function openDraft(onServer: string | undefined) {
  return renderHook((props: { onServer: string | undefined }) => useDraft(alice, bob, props.onServer), {
    initialProps: { onServer },
  });
}
const write = (hook: ReturnType<typeof openDraft>, text: string) =>
  act(() => hook.result.current[1]((now) => ({ ...now, text })));
const getText = (hook: ReturnType<typeof openDraft>) => hook.result.current[0].text;

test('what another device has begun stands in the field, also when it changes there', () => {
  answerCalls({ ...done });
  const hook = openDraft('from the phone');
  expect(getText(hook)).toBe('from the phone');
  hook.rerender({ onServer: 'from the phone, longer' });
  expect(getText(hook)).toBe('from the phone, longer');
  hook.rerender({ onServer: '' });
  expect(getText(hook)).toBe('');
});

test('newer input here wins, and goes to the server', async () => {
  jest.useFakeTimers();
  const { calls } = answerCalls({ ...done });
  const hook = openDraft('');
  write(hook, 'mine');
  hook.rerender({ onServer: 'theirs' });
  expect(getText(hook)).toBe('mine');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(saved(calls)).toEqual(['mine']);
});

test('a response older than the last save changes nothing', async () => {
  jest.useFakeTimers();
  answerCalls({ ...done });
  const hook = openDraft('');
  write(hook, 'one');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  write(hook, 'one two');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  hook.rerender({ onServer: 'one' });
  expect(getText(hook)).toBe('one two');
  hook.rerender({ onServer: 'one two' });
  hook.rerender({ onServer: 'from the phone' });
  expect(getText(hook)).toBe('from the phone');
});

test('a response from when the draft was just emptied does not remove newer input', async () => {
  jest.useFakeTimers();
  answerCalls({ ...done });
  const hook = openDraft('');
  write(hook, 'first');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  hook.rerender({ onServer: 'first' });
  markSent(draftKey(alice, bob));
  write(hook, 'second');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  hook.rerender({ onServer: '' });
  expect(getText(hook)).toBe('second');
});

test('on return within the page, a cached draft does not overwrite the input', async () => {
  const { calls } = answerCalls({ ...done });
  const first = openDraft('');
  write(first, 'half a sent');
  first.unmount();
  await waitFor(() => expect(saved(calls)).toEqual(['half a sent']));
  await waitFor(() => expect(loadDraft(localStorage, draftKey(alice, bob)).agreed).toBe('half a sent'));
  const again = openDraft('');
  expect(getText(again)).toBe('half a sent');
});

test('without a network the draft is stored here and sent once it is back', async () => {
  jest.useFakeTimers();
  const { calls, next } = answerCalls({ 'PUT /api/draft.php': 'offline' });
  const hook = openDraft('');
  write(hook, 'in the tunnel');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(loadDraft(localStorage, draftKey(alice, bob))).toMatchObject({ text: 'in the tunnel', agreed: '' });
  next('PUT /api/draft.php', { body: { done: true } });
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(saved(calls)).toEqual(Array(1 + maxRetries + 1).fill('in the tunnel'));
  expect(loadDraft(localStorage, draftKey(alice, bob)).agreed).toBe('in the tunnel');
});

test('leaving the page does not wait for the pause', async () => {
  const { calls } = answerCalls({ ...done });
  const hook = openDraft('');
  write(hook, 'quick');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(saved(calls)).toEqual(['quick']));
  jest.restoreAllMocks();
});

test('what comes back after its writer has gone on is in the draft', () => {
  answerCalls({ ...done });
  const hook = openDraft('');
  const [, change] = hook.result.current;
  hook.unmount();
  change((now) => ({ ...now, text: 'refused' }));
  expect(getText(openDraft(''))).toBe('refused');
});
