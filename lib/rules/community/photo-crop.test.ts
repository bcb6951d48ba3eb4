import { cropSchema } from '../../contract/community/photos.ts';
import { toCrop, nextTurn } from './photo-crop.ts';

test('four quarters make a whole turn', () => {
  expect([0, 90, 180, 270].map((turn) => nextTurn(turn as 0))).toEqual([90, 180, 270, 0]);
});

test('percent become shares', () => {
  expect(toCrop({ x: 10, y: 25, width: 40, height: 50 })).toEqual({
    x: 0.1,
    y: 0.25,
    width: 0.4,
    height: 0.5,
  });
});

test('a hair outside of the picture is cut off', () => {
  const crop = toCrop({ x: -0.0001, y: 33.4, width: 100.0002, height: 66.6003 });
  expect(crop).toEqual({ x: 0, y: 0.33399999999999996, width: 1, height: expect.closeTo(0.666, 6) });
  expect(crop.y + crop.height).toBeLessThanOrEqual(1);
  expect(cropSchema.safeParse(crop).success).toBe(true);
});
