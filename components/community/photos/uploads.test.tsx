import { act, renderHook, waitFor } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { readPictures } from '#tests/support/screens/read-pictures.ts';
import { answerUploads } from '#tests/support/screens/uploads.ts';
import { addUploads, dropUploads, tryUploadsAgain, useUploads } from './uploads.tsx';

let sent: ReturnType<typeof answerUploads> = [];
const taken = { photos: [], limit: 3, review: 'auto' };

const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const names = () => sent.map((each) => each.file.name);

function watch() {
  return renderHook(() => useUploads()).result;
}

beforeEach(() => {
  signInForTest(true);
  answerCalls({});
  sent = answerUploads();
  readPictures(() => ({ width: 800, height: 600 }));
});

afterEach(() => {
  const left = watch();
  act(() => dropUploads(left.current.map(({ key }) => key)));
});

test('uploads files in order, so that they appear in the order of choice', async () => {
  const uploads = watch();
  act(() => addUploads([file('eins.jpg'), file('zwei.jpg')], 3));
  await waitFor(() => expect(names()).toEqual(['eins.jpg']));
  expect(uploads.current.map(({ share }) => share)).toEqual([0.5, 0]);
  act(() => sent[0]?.answer(200, taken));
  await waitFor(() => expect(names()).toEqual(['eins.jpg', 'zwei.jpg']));
  act(() => sent[1]?.answer(200, taken));
  await waitFor(() => expect(uploads.current).toEqual([]));
});

test('what does not fit is refused at once; what waits counts', async () => {
  const uploads = watch();
  act(() => addUploads([file('eins.jpg'), file('zwei.jpg')], 2));
  act(() => addUploads([file('drei.jpg')], 2));
  expect(uploads.current.map(({ refusal }) => refusal)).toEqual([null, null, 'photo_limit']);
  await waitFor(() => expect(names()).toEqual(['eins.jpg']));
});

test('a refused file does not stop the next, and is tried again under its own key', async () => {
  const uploads = watch();
  act(() => addUploads([file('eins.jpg'), file('zwei.jpg')], 3));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer(429, { error: 'too_many_requests' }));
  await waitFor(() => expect(names()).toEqual(['eins.jpg', 'zwei.jpg']));
  expect(uploads.current[0]?.refusal).toBe('too_many_requests');
  act(() => sent[1]?.answer(200, taken));
  await waitFor(() => expect(uploads.current).toHaveLength(1));
  act(() => tryUploadsAgain(uploads.current.map(({ key }) => key)));
  await waitFor(() => expect(names()).toEqual(['eins.jpg', 'zwei.jpg', 'eins.jpg']));
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

test('a stopped upload is aborted and leaves no trace', async () => {
  const uploads = watch();
  act(() => addUploads([file('eins.jpg')], 3));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => dropUploads(uploads.current.map(({ key }) => key)));
  expect(sent[0]?.isAborted).toBe(true);
  expect(uploads.current).toEqual([]);
});

test('the browser asks before leaving during uploads, and not after', async () => {
  const uploads = watch();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  act(() => addUploads([file('eins.jpg')], 3));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(close()).toBe(true);
  act(() => sent[0]?.answer(200, taken));
  await waitFor(() => expect(uploads.current).toEqual([]));
  await waitFor(() => expect(close()).toBe(false));
});
