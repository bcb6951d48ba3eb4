import sharp, { type Sharp } from 'sharp';

/** A decoded picture: 8 bits of red, green and blue for each pixel. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Continues from pixels without decoding again. */
export function from({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function renderPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function shrinkTo(pixels: Pixels, side: number): Promise<Pixels> | Pixels {
  if (Math.max(pixels.width, pixels.height) <= side) return pixels;
  return renderPixels(from(pixels).resize(side, side, { fit: 'inside' }));
}
