import { readPictures } from '#tests/support/screens/read-pictures.ts';
import { fitPhoto } from './fit-photo.ts';

const file = new Blob(['a picture of a phone'], { type: 'image/jpeg' });
const drawImage = jest.fn();
const decode = jest.fn();

beforeEach(() => decode.mockReset());

/** Mocks a browser that decodes and draws pictures of this size. */
function readAs(width: number, height: number) {
  readPictures(() => ({ width, height }));
  globalThis.createImageBitmap = decode.mockResolvedValue({ width, height, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type) {
    done(new Blob([`${this.width}×${this.height}`], { type: type ?? '' }));
  };
}

it('neither decodes nor changes a picture that the server takes', async () => {
  readAs(5_000, 5_000);
  expect(await fitPhoto(file)).toEqual({ file, width: 5_000, height: 5_000 });
  expect(decode).not.toHaveBeenCalled();
});

it.each([
  ['48 megapixels', 8_064, 6_048, { width: 2_560, height: 1_920 }],
  ['200 megapixels upright', 12_240, 16_320, { width: 1_920, height: 2_560 }],
])('sends %s as large as they are stored', async (_what, width, height, size) => {
  readAs(width, height);
  const fitted = await fitPhoto(file);
  expect(fitted).toMatchObject(size);
  expect(fitted.file).toMatchObject({ type: 'image/jpeg' });
  expect(fitted.file).not.toBe(file);
});

it('shrinks a file of more than 15 MB, whatever its size in pixels', async () => {
  readAs(2_000, 1_000);
  const heavy = new Blob([new Uint8Array(15 * 1024 * 1024 + 1)]);
  expect((await fitPhoto(heavy)).file.size).toBeLessThan(100);
});

it('says where the browser cannot read it', async () => {
  readPictures(() => null);
  await expect(fitPhoto(file)).rejects.toThrow('cannot read the picture');
});
