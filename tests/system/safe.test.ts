import { Visitor } from '../support/http.ts';
import { headOf } from '../support/robots-meta.ts';
import { herzfunke, vlinder } from './cast.ts';

/** The demo's brand for adults. */
const gnista = 'gnista.localhost';

const safe = { headers: { prefer: 'safe' } };
const sharp = /\/photos\/[0-9a-f]{16}-(?:large|medium|thumb)\.webp/g;
const blurs = /\/photos\/[0-9a-f]{16}-locked\.webp/g;
const sponsored = /rel="sponsored/;

/** The demo's fictional members, who all have photos, whoever else joins. */
const withPhotos = '/members?kind=fictional';

/** One of them. */
async function someMember(host: string): Promise<string> {
  const { text } = await new Visitor(host).get(withPhotos);
  const id = /href="\/members\/(\d+)"/.exec(text)?.[1];
  if (!id) throw new Error(`${host} shows nobody`);
  return `/members/${id}`;
}

test('only a brand for adults says so to filters', async () => {
  for (const path of ['/', '/members', '/fr/imprint', '/login']) {
    const { html } = headOf((await new Visitor(gnista).get(path)).text);
    expect(html).toContain('<meta name="rating" content="adult"');
    expect(html).toContain('<meta name="rating" content="RTA-5042-1996-1400-1577-RTA"');
    expect(headOf((await new Visitor(herzfunke).get(path)).text).html).not.toContain('name="rating"');
  }
});

describe('on a brand for adults, whoever prefers what is safe', () => {
  test.each(['/', withPhotos, 'a member', `/fr${withPhotos}&gender=woman`])(
    'sees blurs at %s',
    async (name) => {
      const path = name === 'a member' ? await someMember(gnista) : name;
      const visitor = new Visitor(gnista);
      const plain = await visitor.get(path);
      expect(plain.text).toMatch(sharp);
      expect(plain.headers['preference-applied']).toBeUndefined();
      expect(plain.headers.vary).toContain('prefer');

      const preferred = await visitor.get(path, safe);
      expect([preferred.status, preferred.headers['preference-applied']]).toEqual([200, 'safe']);
      expect(preferred.headers.vary).toContain('prefer');
      expect(preferred.text.match(sharp)).toBeNull();
      expect(preferred.text).toMatch(blurs);
      // The same page at the same address.
      expect(headOf(preferred.text).canonical).toBe(headOf(plain.text).canonical);
    },
  );

  test('gets the blur where a page names the photo', async () => {
    const visitor = new Visitor(gnista);
    const [photo = ''] = (await visitor.get(await someMember(gnista))).text.match(sharp) ?? [];
    const blur = await visitor.get(photo.replace(/-\w+\.webp$/, '-locked.webp'));
    const plain = await visitor.get(photo);
    const preferred = await visitor.get(photo, safe);
    expect(preferred.headers).toMatchObject({ 'preference-applied': 'safe', vary: 'prefer' });
    expect(preferred.bytes.equals(blur.bytes)).toBe(true);
    expect([plain.headers.vary, plain.headers['preference-applied']]).toEqual(['prefer', undefined]);
    expect(plain.bytes.equals(blur.bytes)).toBe(false);
  });

  test('sees no advertisement', async () => {
    const visitor = new Visitor(gnista);
    expect((await visitor.get('/members')).text).toMatch(sponsored);
    expect((await visitor.get('/members', safe)).text).not.toMatch(sponsored);
  });
});

describe('on a brand for everybody', () => {
  test('photos stay, advertisements do not', async () => {
    const visitor = new Visitor(vlinder);
    expect((await visitor.get('/members')).text).toMatch(sponsored);
    const { text, headers } = await visitor.get('/members', safe);
    expect(headers['preference-applied']).toBe('safe');
    expect(text).not.toMatch(sponsored);
    expect((await visitor.get(withPhotos, safe)).text).toMatch(sharp);
  });

  test('a photo hangs on nothing that is preferred', async () => {
    const visitor = new Visitor(herzfunke);
    const [photo = ''] = (await visitor.get(withPhotos)).text.match(sharp) ?? [];
    const { status, headers } = await visitor.get(photo, safe);
    expect([status, headers.vary, headers['preference-applied']]).toEqual([200, undefined, undefined]);
  });
});

test.each(['respond-async', 'unsafe', 'x=safe'])('"Prefer: %s" asks for nothing', async (prefer) => {
  const { headers } = await new Visitor(gnista).get('/members', { headers: { prefer } });
  expect(headers['preference-applied']).toBeUndefined();
});

test.each(['/gnista~safe/sv', '/gnista~safe/sv/members', '/herzfunke~safe/de'])(
  'the internal path %s is refused',
  async (path) => {
    expect((await new Visitor(gnista).get(path)).status).toBe(404);
  },
);
