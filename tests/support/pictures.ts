import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

/**
 * A camera-like picture without two equal pixels, different on each call. `detail` multiplies the fineness of its
 * spots.
 */
export function camera({ width, height }: Size = { width: 900, height: 1200 }, detail = 1): Sharp {
  const background = { r: channel(), g: channel(), b: channel() };
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  return sharp({ create: { width: 60 * detail, height: 80 * detail, channels: 3, background, noise } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .tint(background);
}

export const jpeg = (size?: Size): Promise<Buffer> => camera(size).jpeg({ quality: 88 }).toBuffer();

function channel(): number {
  return Math.floor(Math.random() * 256);
}
