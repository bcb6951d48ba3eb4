import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { addPhotos, listPhotos, small, upload } from '#tests/support/own-photos.ts';
import { badPictures, heaviestPicture, oddPictures } from '#tests/support/bad-pictures.ts';
import { Visitor } from '#tests/support/http.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { stackAddress } from '#tests/support/stack.ts';

const timeoutMs = 180_000;

const bad = await badPictures();
const odd = await oddPictures();

let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alice');
});

/** A crash would end the process: the test stack does not restart anything. */
async function expectAlive(): Promise<void> {
  const bob = await confirmed('Bob');
  expect((await upload(bob.visitor, await jpeg(small))).status).toBe(200);
  expect((await new Visitor(herzfunke).call('GET /api/user.php')).status).toBe(200);
}

describe('is refused by name', () => {
  test.each(Object.keys(bad))('%s', async (name) => {
    const { error, file } = bad[name] ?? { error: '', file: Buffer.alloc(0) };
    const { body } = await upload(alice.visitor, file);
    expect(body).toEqual({ error });
  });

  test('nothing at all', async () => {
    expect((await upload(alice.visitor, Buffer.alloc(0))).body).toEqual({ error: 'photo_unreadable' });
  });

  test('and the backend goes on', async () => {
    expect(await listPhotos(alice.visitor)).toEqual([]);
    await expectAlive();
  });
});

describe('is a photo, and nothing but one', () => {
  test.each(Object.keys(odd))(
    '%s',
    async (name) => {
      const carla = await confirmed('Carla');
      const { body } = await upload(carla.visitor, odd[name] ?? Buffer.alloc(0));
      expect(body).toMatchObject({ photos: [{ status: 'active' }] });
      const { bytes } = await carla.visitor.get(body.photos[0]?.filename ?? '');
      const { format, pages, exif, icc, space } = await sharp(bytes).metadata();
      expect({ format, pages, exif, icc, space }).toEqual({ format: 'webp', space: 'srgb' });
      for (const hidden of ['<script', 'PK\x03\x04']) expect(bytes.includes(hidden)).toBe(false);
    },
    timeoutMs,
  );

  test('and the backend goes on', expectAlive);
});

test(
  'fifty at once do no harm',
  async () => {
    const files = Object.values(bad);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => {
        const { error, file } = files[nth % files.length] ?? { error: '', file: Buffer.alloc(0) };
        return upload(alice.visitor, file).then(({ body }) => [body.error, error]);
      }),
    );
    expect(answers.map(([error]) => error)).toEqual(answers.map(([, expected]) => expected));
    await expectAlive();
  },
  timeoutMs,
);

test(
  'the heaviest picture that is let in holds up the others for some seconds, and no longer',
  async () => {
    const carla = await confirmed('Carla');
    const [heavy] = await Promise.all([upload(carla.visitor, heaviestPicture()), expectAlive()]);
    // A slow machine rejects it, a fast one resizes it.
    expect(['photo_unreadable', undefined]).toContain(heavy.body.error);
    await expectAlive();
  },
  timeoutMs,
);

test(
  'a stalled upload is refused by name and blocks no other one',
  async () => {
    const carla = await confirmed('Carla');
    const picture = await jpeg(small);
    const stalled = open(carla, picture.length, picture.subarray(0, 1_000));
    const started = Date.now();
    await addPhotos(await confirmed('Dora'), 1);
    expect(Date.now() - started).toBeLessThan(10_000);
    const answer = await stalled;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('{"error":"body_too_slow"}');
    expect(Date.now() - started).toBeLessThan(25_000);
  },
  timeoutMs,
);

test('uploads that break off leave nothing behind', async () => {
  const carla = await confirmed('Carla');
  const picture = await jpeg(small);
  const sockets = Array.from({ length: 20 }, () => begin(carla, picture.length, picture.subarray(0, 5_000)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const socket of sockets) socket.destroy();
  expect(await listPhotos(carla.visitor)).toEqual([]);
  await expectAlive();
});

test('files require a session', async () => {
  const answer = await open({ visitor: new Visitor(herzfunke) }, 15_000_000, Buffer.alloc(10));
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toContain('"authentication_required":true');
});

test('no file is stored without a photo', async () => {
  const folder = readdirSync(`${stackAddress().dataDir}/photos`);
  const payload = folder.filter((file) => !file.endsWith('-original') && !file.endsWith('.webp'));
  expect(payload).toEqual([]);
  const originals = folder.filter((file) => file.endsWith('-original'));
  for (const file of originals) {
    const bytes = readFileSync(`${stackAddress().dataDir}/photos/${file}`);
    expect(bytes.includes('<script')).toBe(false);
  }
});

/** Sends an upload's headers and the first bytes of its body. */
function begin({ visitor }: Pick<Person, 'visitor'>, length: number, first: Buffer): Socket {
  const { frontPort } = stackAddress();
  const socket = connect(frontPort, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    'POST /api/photos.php HTTP/1.1',
    `host: ${herzfunke}:${frontPort}`,
    `cookie: __Host-vonk=${visitor.cookie('__Host-vonk') ?? ''}`,
    'sec-fetch-site: same-origin',
    'content-type: image/jpeg',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(first);
  return socket;
}

/** The same, and waits for the whole response. */
function open(person: Pick<Person, 'visitor'>, length: number, first: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = begin(person, length, first);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
  });
}
