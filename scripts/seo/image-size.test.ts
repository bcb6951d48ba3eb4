import sharp from 'sharp';
import { imageSize } from './image-size.ts';

const picture = () => sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c2185b' } });

it('measures PNG and JPEG, progressive ones too', async () => {
  const size = { width: 1200, height: 630 };
  expect(imageSize(await picture().png().toBuffer())).toEqual({ type: 'png', ...size });
  expect(imageSize(await picture().jpeg().toBuffer())).toEqual({ type: 'jpeg', ...size });
  expect(imageSize(await picture().jpeg({ mozjpeg: true }).toBuffer())).toEqual({ type: 'jpeg', ...size });
});

it.each([Buffer.alloc(0), Buffer.from('<svg/>'), Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(60, 0xff)])(
  'measures nothing else (%#)',
  (bytes) => {
    expect(imageSize(bytes)).toBeNull();
  },
);
