import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';

const visitor = new Visitor(herzfunke);
const landers = ['video', 'transitionsvideolanding'];

/** Every URL of a page in a folder of our own host. */
const listPaths = (html: string, folder: string) => [
  ...new Set([...html.matchAll(new RegExp(`${folder}/[\\w.-]+`, 'g'))].map(([path]) => path)),
];

test.each(landers)('the films and posters of %s are there, for ever, and in parts', async (lander) => {
  const { status, text } = await visitor.get(`/landers/${lander}`);
  expect(status).toBe(200);
  const films = listPaths(text, '/clips').filter((path) => /\.(webm|mp4)$/.test(path));
  const posters = listPaths(text, '/clips').filter((path) => /\.(avif|webp|jpg)$/.test(path));
  expect(films.length).toBeGreaterThanOrEqual(2);
  expect(posters.length).toBeGreaterThanOrEqual(3);
  for (const path of [...films, ...posters]) {
    const { status: found, headers, bytes } = await visitor.get(path);
    expect({ path, found, cache: headers['cache-control'], parts: headers['accept-ranges'] }).toEqual({
      path,
      found: 200,
      cache: 'public, max-age=31536000, immutable',
      parts: 'bytes',
    });
    expect(String(headers['content-type'])).toMatch(/^(video\/(webm|mp4)|image\/(avif|webp|jpeg))$/);
    // Safari plays only media served in ranges.
    const part = await visitor.get(path, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.bytes.length, part.headers['content-range']]).toEqual([
      206,
      100,
      `bytes 0-99/${bytes.length}`,
    ]);
  }
});

test.each(landers)('%s loads no film before its poster, and nothing from anybody else', async (lander) => {
  const { text } = await visitor.get(`/landers/${lander}`);
  const html = text.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  expect(html).not.toContain('<video');
  expect(html).not.toContain('autoplay');
  expect(html).toMatch(/<source type="image\/avif"/);
  expect(html).not.toMatch(
    /(src|srcset|href)="(https?:)?\/\/(?!herzfunke\.localhost)[^"]*\.(mp4|webm|js|css|jpg|webp)/,
  );
});
