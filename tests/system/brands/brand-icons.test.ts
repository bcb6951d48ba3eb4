import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { throwawayBrand } from '#tests/support/throwaway-brand.ts';

const forever = 'public, max-age=31536000, immutable';
const hashed = /\/brand\/[\w-]+\/[\w-]+-[0-9a-f]{8}\.(?:svg|png)/g;

async function fetchIcons(visitor: Visitor): Promise<string[]> {
  const [page, manifest] = [await visitor.get('/'), await visitor.get('/manifest.webmanifest')];
  return [...new Set(`${page.text} ${manifest.text}`.match(hashed))].toSorted();
}

const toName = (path: string) => path.replace(/^.*\//, '').replace(/-[0-9a-f]{8}\./, '.');
const names = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png'];

describe.each(['a brand with files of its own', 'a brand whose mark is drawn'])('the icons of %s', (kind) => {
  let visitor: Visitor;
  let icons: string[];
  let end = async () => {};

  beforeAll(async () => {
    visitor = new Visitor(herzfunke);
    if (kind !== 'a brand with files of its own') {
      const own = await throwawayBrand();
      visitor = own.visitor;
      end = () => own.close();
    }
    icons = await fetchIcons(visitor);
  });
  afterAll(() => end());

  test('have addresses by content, and are cached for ever', async () => {
    expect(icons.map(toName).toSorted()).toEqual(names);
    for (const path of icons) {
      const { status, headers } = await visitor.get(path);
      expect({ path, status, keeping: headers['cache-control'] }).toEqual({
        path,
        status: 200,
        keeping: forever,
      });
      const again = await visitor.get(path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test('are there without the hash, and under that of before, for a short time', async () => {
    for (const path of icons) {
      const now = await visitor.get(path);
      const before = path.replace(/-[0-9a-f]{8}\./, '-01234567.');
      for (const other of [path.replace(/-[0-9a-f]{8}\./, '.'), before]) {
        const { status, headers, bytes } = await visitor.get(other);
        expect({ other, status, same: bytes.equals(now.bytes) }).toEqual({ other, status: 200, same: true });
        const seconds = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);
        expect({ other, short: seconds <= 3600 }).toEqual({ other, short: true });
      }
    }
  });

  test('do not exist under another name', async () => {
    const folder = icons[0]?.replace(/[^/]+$/, '') ?? '';
    for (const name of ['other-01234567.svg', 'favicon-0123.svg', 'favicon-01234567.png'])
      expect((await visitor.get(folder + name)).status).toBe(404);
  });
});
