import { jpeg } from '#tests/support/pictures.ts';
import type { Limits } from '../../platform/http/limits.ts';
import { cutOrRefuse } from './add-photo.ts';
import type { Cutter } from './cutter/cutter.ts';
import { PictureRefusal } from './cutter/picture.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts the time of a picture that ends the cutter, for the account and its network', async () => {
  const counted: Parameters<Limits['take']>[] = [];
  const limits: Limits = {
    take: async (...each) => void counted.push(each),
    close: () => Promise.resolve(),
  };
  const cutter: Cutter = {
    async cut(_account, _order, stillWanted) {
      await stillWanted?.();
      jest.advanceTimersByTime(5_000);
      throw new PictureRefusal('photo_unreadable');
    },
    warm: () => undefined,
    close: () => undefined,
  };
  const order = { bytes: await jpeg(), rotate: 0, crop: null } as const;
  const cutting = cutOrRefuse({ cutter, limits, client: '100.64.0.7' }, { userId: 7 }, order);
  await expect(cutting).rejects.toMatchObject({ code: 'photo_unreadable' });
  expect(counted).toEqual([
    ['upload', 'user:7', 1],
    ['upload_network', '100.64.0.7', 1],
    ['upload', 'user:7', 10],
    ['upload_network', '100.64.0.7', 10],
  ]);
});
