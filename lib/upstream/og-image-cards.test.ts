import { ogImageVersion } from './og-image-cards.ts';

const colors = { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' };
const theme = { light: colors, dark: colors, radius: 18, display_face: 'fraunces' as const };
const brand = { name: 'Vonk', domain: 'vonk.example', theme };
const card = { title: 'Mara, 31', label: 'Fiktives Profil', photo: '/photos/1-large.webp' };

it('changes with everything that is drawn', () => {
  const versions = [
    ogImageVersion(card, brand),
    ogImageVersion({ ...card, title: 'Mara, 32' }, brand),
    ogImageVersion({ ...card, label: null }, brand),
    ogImageVersion({ ...card, photo: '/photos/2-large.webp' }, brand),
    ogImageVersion({ ...card, photo: null }, brand),
    ogImageVersion(card, { ...brand, name: 'Funke' }),
    ogImageVersion(card, { ...brand, domain: 'funke.example' }),
    ogImageVersion(card, { ...brand, theme: { ...theme, light: { ...colors, primary: '#000000' } } }),
    ogImageVersion(card, { ...brand, theme: { ...theme, display_face: 'figtree' } }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect(version).toMatch(/^[\w-]{12}$/);
});

it('does not change for what is not drawn', () => {
  expect(ogImageVersion(card, { ...brand, theme: { ...theme, radius: 4 } })).toBe(
    ogImageVersion(card, brand),
  );
});
