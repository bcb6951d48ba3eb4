import { ApiError } from './api-error.ts';
import { createUploader } from './upload.ts';

type Answer = { status: number; body: unknown } | 'cut' | 'hangs';

const photos = { photos: [], limit: 3, review: 'auto' };
const picture = new Blob(['bytes'], { type: 'image/png' });

/** Mocks a browser's request: sends half, then all of the body, then responds. */
function stage(...answers: Answer[]) {
  const sent: { line: string; headers: Record<string, string>; body: unknown }[] = [];
  const waits: number[] = [];
  let lost = 0;
  const request = () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const headers: Record<string, string> = {};
    let line = '';
    const own = {
      upload: { onprogress: null as null | ((event: { loaded: number; total: number }) => void) },
      status: 0,
      responseText: '',
      onload: () => undefined,
      onerror: () => undefined,
      onabort: () => undefined,
      onloadend: () => undefined,
      open: (method: string, path: string) => (line = `${method} ${path}`),
      setRequestHeader: (name: string, value: string) => (headers[name] = value),
      abort: () => {
        own.onabort();
        own.onloadend();
      },
      send: (body: unknown) => {
        sent.push({ line, headers, body });
        own.upload.onprogress?.({ loaded: 1, total: 2 });
        if (answer === 'hangs') return;
        queueMicrotask(() => {
          if (answer === 'cut' || answer === undefined) return own.onerror();
          own.status = answer.status;
          own.responseText = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
          own.onload();
          own.onloadend();
        });
      },
    };
    return own as unknown as XMLHttpRequest;
  };
  const uploadFile = createUploader({
    request,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onSessionLost: () => (lost += 1),
  });
  return { uploadFile, sent, waits, lostSessions: () => lost };
}

const catchError = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

test('sends the file with its key and reports the progress', async () => {
  const { uploadFile, sent } = stage({ status: 200, body: photos });
  const shares: number[] = [];
  const answer = await uploadFile('POST /api/photos.php', picture, {
    key: 'k1',
    onProgress: (share) => shares.push(share),
  });
  expect(answer).toEqual(photos);
  expect(sent).toEqual([
    {
      line: 'POST /api/photos.php',
      headers: { accept: 'application/json', 'content-type': 'image/png', 'idempotency-key': 'k1' },
      body: picture,
    },
  ]);
  expect(shares).toEqual([0, 0.5]);
});

test('tries again under the same key while the trouble is passing', async () => {
  const { uploadFile, sent, waits } = stage(
    'cut',
    { status: 503, body: null },
    { status: 200, body: photos },
  );
  await uploadFile('POST /api/photos.php', picture, { key: 'k2' });
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['k2', 'k2', 'k2']);
  expect(waits).toHaveLength(2);
});

test('gives up after six attempts', async () => {
  const { uploadFile, sent } = stage('cut');
  const error = await catchError(uploadFile('POST /api/photos.php', picture, { key: 'k3' }));
  expect(error).toMatchObject({ status: 0, code: 'backend_unavailable' });
  expect(sent).toHaveLength(6);
});

test.each([
  [409, 'photo_limit'],
  [422, 'photo_unreadable'],
  [413, 'photo_too_large'],
])('a refusal %d %s is final', async (status, code) => {
  const { uploadFile, sent } = stage({ status, body: { error: code, limit: 3 } });
  const error = await catchError(uploadFile('POST /api/photos.php', picture, { key: 'k4' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code, data: { limit: 3 } });
  expect(sent).toHaveLength(1);
});

test('a response that is no JSON is an error', async () => {
  const { uploadFile } = stage({ status: 200, body: '<html>' });
  const error = await catchError(uploadFile('POST /api/photos.php', picture, { key: 'k5' }));
  expect(error).toMatchObject({ code: 'internal_error' });
});

test('without a session the page goes to the login', async () => {
  const body = { error: 'authentication_required', authentication_required: true };
  const { uploadFile, lostSessions } = stage({ status: 403, body });
  await catchError(uploadFile('POST /api/photos.php', picture, { key: 'k6' }));
  expect(lostSessions()).toBe(1);
});

test('an abort stops the request and all further attempts', async () => {
  const { uploadFile, sent } = stage('hangs');
  const stop = new AbortController();
  const upload = catchError(uploadFile('POST /api/photos.php', picture, { key: 'k7', signal: stop.signal }));
  stop.abort();
  expect(await upload).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});
