import { thumbHashToRGBA } from 'thumbhash';

/** Rows of the placeholder: enough to tell sky from shirt, few enough for 24 tiles per page. */
const STOPS = 4;
/** Cached, since photos recur and decoding takes longer than rendering. Not lru-cache, as browsers load this. */
const gradients = new Map<string, string | null>();
const gradientLimit = 10_000;
/** Bytes of header and first factors; shorter hashes decode to nothing. */
const SHORTEST_HASH = 8;

/** A base64 thumbhash as a vertical CSS gradient (some 70 bytes instead of a data URL of 4 KB); null if unreadable. */
export function blurGradient(thumbhash: string): string | null {
  const known = gradients.get(thumbhash);
  if (known !== undefined) return known;
  if (gradients.size >= gradientLimit) gradients.delete(gradients.keys().next().value as string);
  const gradient = paint(thumbhash);
  gradients.set(thumbhash, gradient);
  return gradient;
}

function paint(thumbhash: string): string | null {
  try {
    const hash = Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0));
    if (hash.length < SHORTEST_HASH) return null;
    const { w, h, rgba } = thumbHashToRGBA(hash);
    const stops = Array.from({ length: STOPS }, (_, band) => {
      const from = Math.floor((band * h) / STOPS) * w * 4;
      const to = Math.floor(((band + 1) * h) / STOPS) * w * 4;
      return averageHex(rgba.subarray(from, to));
    });
    return `linear-gradient(${stops.join()})`;
  } catch {
    return null;
  }
}

/** Mean colour of RGBA pixels as `#rgb`, which is precise enough for a blur. */
function averageHex(pixels: Uint8Array): string {
  const channels = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
    return Math.round(sum / (pixels.length / 4) / 17).toString(16);
  });
  return `#${channels.join('')}`;
}
