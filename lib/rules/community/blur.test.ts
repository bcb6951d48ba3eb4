import { rgbaToThumbHash } from 'thumbhash';
import { blurGradient } from './blur.ts';

/** Red above, blue below. */
function picture(): string {
  const pixels = new Uint8Array(40 * 50 * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const upper = at < pixels.length / 2;
    pixels.set([upper ? 220 : 20, 30, upper ? 20 : 220, 255], at);
  }
  return btoa(String.fromCharCode(...rgbaToThumbHash(40, 50, pixels)));
}

it('paints a photo as a short vertical gradient', () => {
  const gradient = blurGradient(picture());
  expect(gradient).toMatch(/^linear-gradient\(#[0-9a-f]{3}(,#[0-9a-f]{3}){3}\)$/);
  const [top = '', , , bottom = ''] = gradient?.match(/#[0-9a-f]{3}/g) ?? [];
  expect(parseInt(top[1] ?? '', 16)).toBeGreaterThan(parseInt(top[3] ?? '', 16));
  expect(parseInt(bottom[3] ?? '', 16)).toBeGreaterThan(parseInt(bottom[1] ?? '', 16));
});

it.each(['', '%%%', 'AA=='])('has no answer to %j', (hash) => {
  expect(blurGradient(hash)).toBeNull();
});
