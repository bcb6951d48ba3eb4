import { storeImage } from '#lib/browser/storage/image-storage.ts';
import { clearOutbox, listStoredMessages } from '#lib/browser/storage/outbox-storage.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { answerUploads } from '#tests/support/screens/uploads.ts';
import { getOutbox } from './outbox.ts';
import { discardMessage, resumeOutbox, sendAgain, sendImage, sendMessage } from './send-message.ts';

const [alice, mara] = [7, 9];
const chosen = { file: 'picture-1', width: 400, height: 300 };
const picture = new File(['picture'], 'a.png', { type: 'image/png' });

type UploadAnswer = { status: number; body: unknown };

/** Responds to uploads in order; the last response repeats. */
function show(...answers: UploadAnswer[]) {
  const progress: unknown[] = [];
  const uploads = answerUploads(({ answer }) => {
    progress.push(getOutbox(mara)[0]?.image?.progress);
    const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? taken;
    queueMicrotask(() => answer(status, body));
  });
  return { uploads, progress };
}
const taken: UploadAnswer = {
  status: 200,
  body: { message: { id: 1, conversation: 4, sender: alice }, credits: 4 },
};

let made = 0;
beforeAll(() => {
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = jest.fn();
});
beforeEach(async () => {
  signInForTest(true);
  clearOutbox();
  resumeOutbox(alice);
  await storeImage(alice, chosen.file, picture);
});
afterEach(() => {
  for (const message of getOutbox(mara)) discardMessage(mara, message);
});

test('an image goes out as the file it is, under its client id, with its progress', async () => {
  const { uploads, progress } = show(taken);
  expect(await sendImage(mara, chosen, undefined)).toBeNull();
  const [pending] = getOutbox(mara);
  const id = pending?.client_message_id ?? '';
  expect(pending).toMatchObject({ body: '', state: 'sent', image: { width: 400, height: 300 } });
  expect(pending?.image?.url).toMatch(/^blob:/);
  expect(uploads).toMatchObject([
    {
      url: `/api/chat-image.php?profile_id=${mara}&client_message_id=${id}`,
      key: id,
      type: 'image/png',
      file: picture,
    },
  ]);
  expect(progress).toEqual([0.5]);
});

test('is stored for a reload without its temporary URL', async () => {
  show({ status: 429, body: { error: 'too_many_requests' } });
  await sendImage(mara, chosen);
  expect(getOutbox(mara)[0]?.state).toBe('failed');
  expect(listStoredMessages(alice)[0]?.message.image).toEqual({ ...chosen, url: '', progress: 0 });
});

test('what failed is sent again under the same id', async () => {
  const { uploads } = show({ status: 429, body: { error: 'too_many_requests' } }, taken);
  await sendImage(mara, chosen);
  const [failed] = getOutbox(mara);
  if (failed) await sendAgain(mara, failed);
  expect(uploads.map(({ key }) => key)).toEqual([failed?.client_message_id, failed?.client_message_id]);
  expect(getOutbox(mara)[0]?.state).toBe('sent');
});

test('too few credits return the file, a faulty file is not returned', async () => {
  show({ status: 402, body: { error: 'not_enough_credits', needed: 2, credits: 1 } });
  expect(await sendImage(mara, chosen)).toMatchObject({ reason: 'not_enough_credits', image: picture });
  expect(getOutbox(mara)).toEqual([]);
  await storeImage(alice, chosen.file, picture);
  show({ status: 422, body: { error: 'photo_unreadable' } });
  expect(await sendImage(mara, chosen)).toMatchObject({ reason: 'photo_unreadable', image: undefined });
});

test('a text written after an image arrives after it', async () => {
  const order: string[] = [];
  const { calls } = answerCalls({ 'POST /api/message.php': { body: taken.body } });
  const { uploads } = show(taken);
  const image = sendImage(mara, chosen).then(() => order.push('image'));
  const text = sendMessage(mara, 'nach dem Bild').then(() => order.push('text'));
  await Promise.all([image, text]);
  expect(uploads).toHaveLength(1);
  expect(calls.filter(({ name }) => name === 'POST /api/message.php')).toHaveLength(1);
  expect(order).toEqual(['image', 'text']);
});
