import sharp from 'sharp';
import { jpeg } from '#tests/support/pictures.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { cutOrRefuse } from './add-photo.ts';
import type { Cutter } from './cutter/cutter.ts';
import { PictureRefusal } from './cutter/picture.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const client = '100.64.0.7';
const member = { userId: 7 };

/** Limits that record in `counted` what was taken from them. */
function counting() {
  const counted: Parameters<RateLimits['consume']>[] = [];
  const limits: RateLimits = {
    consume: async (...each) => void counted.push(each),
    close: () => Promise.resolve(),
  };
  return { counted, limits };
}

const createCutter = (cut: Cutter['cut']): Cutter => ({ cut, warm: () => undefined, close: () => undefined });

it('counts the time of a picture that crashes the cutter, for the account and its network', async () => {
  const { counted, limits } = counting();
  const cutter = createCutter(async (_account, _order, stillWanted) => {
    await stillWanted?.();
    jest.advanceTimersByTime(5_000);
    throw new PictureRefusal('photo_unreadable');
  });
  const order = { bytes: await jpeg(), rotate: 0, crop: null } as const;
  const cutting = cutOrRefuse({ cutter, limits, client }, member, order);
  await expect(cutting).rejects.toMatchObject({ code: 'photo_unreadable' });
  expect(counted).toEqual([
    ['upload', 'user:7', 1],
    ['upload_network', client, 1],
    ['upload', 'user:7', 10],
    ['upload_network', client, 10],
  ]);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

it.each([
  ['no picture', async () => Buffer.from('GIF89a, or so it says in the beginning'), 'photo_unreadable'],
  ['of too many pixels', () => plain(6_000, 5_000), 'photo_too_large'],
  ['too small', () => plain(100, 100), 'photo_too_small'],
])('counts what is %s once, even if it is not cropped', async (_what, picture, code) => {
  const { counted, limits } = counting();
  const cutter = createCutter(() => Promise.reject(new Error('Nobody asked for it to be cut')));
  const order = { bytes: await picture(), rotate: 0, crop: null } as const;
  await expect(cutOrRefuse({ cutter, limits, client }, member, order)).rejects.toMatchObject({ code });
  expect(counted).toEqual([
    ['upload', 'user:7', 1],
    ['upload_network', client, 1],
  ]);
});
