import { render, screen } from '@testing-library/react';
import type { Profile } from '#lib/contract/community/profile.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { testPhoto, testProfile, testRelation, testUser } from '#tests/support/screens/profile.ts';
import { MemberProfile } from './member-profile.tsx';

const profile = testProfile({
  region: 'DE-NW',
  region_name: 'Nordrhein-Westfalen',
  hair_colour: 'brown',
  eye_colour: 'green',
  body_type: 'slim',
  relationship_status: 'single',
  tattoos: 'one',
  signup_reason: 'relationship',
  interests: ['hiking', 'wine', 'cooking'],
  about_me: 'Ich mag Regen.',
});
const everything = [
  'region',
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
];

type Changes = { visible?: string[]; notes?: boolean; changes?: Partial<Profile> };

function show(
  { visible = everything, notes = true, changes = {} }: Changes = {},
  viewer: number | null = null,
) {
  signInForTest(viewer !== null);
  answerCalls({
    'GET /api/user.php': { body: viewer === null ? { user: null } : testUser(viewer) },
    'GET /api/relation.php': { body: { ...testRelation, like: 'received' } },
    'GET /api/likes.php': { body: { profiles: [], liked_by: [] } },
  });
  render(
    <MemberProfile
      signUp="Kostenlos anmelden"
      profile={{ ...profile, ...changes }}
      photos={[testPhoto(1)]}
      locked={[]}
      visible={visible}
      notes={notes}
      fictional={{ singular: 'Fiktives Profil', warning: 'Hier schreibt niemand Echtes.' }}
      gift={<button type="button">Geschenk</button>}
    >
      <p>Ähnliche</p>
    </MemberProfile>,
    { wrapper: InTestSite },
  );
}

const facts = () => screen.queryAllByRole('term').map((term) => term.textContent);

it('shows every field in words, the region by its local name, and only the age', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mara, 31');
  expect(facts()).toEqual([
    'Bundesland',
    'Beziehungsstatus',
    'Auf der Suche nach',
    'Figur',
    'Haarfarbe',
    'Augenfarbe',
    'Tattoos',
  ]);
  expect(screen.getByText('Köln, Nordrhein-Westfalen')).toBeInTheDocument();
  expect(screen.getByText('Ich mag Regen.')).toBeInTheDocument();
});

it('shows the sexuality only to members, as a tag and among the facts, if the brand shows it', async () => {
  show({}, 7);
  expect(await screen.findAllByText('Bisexuell')).toHaveLength(2);
  expect(facts()).toContain('Sexualität');
});

it('shows it once where the profile was fetched by the member', async () => {
  show({ changes: { sexuality: 'bi' } }, 7);
  expect(await screen.findByText('Mara mag dich')).toBeInTheDocument();
  expect(facts().filter((fact) => fact === 'Sexualität')).toHaveLength(1);
});

it('omits it where the brand does not show it', async () => {
  show({ visible: ['eye_colour'] }, 7);
  expect(await screen.findByText('Mara mag dich')).toBeInTheDocument();
  expect(facts()).toEqual(['Augenfarbe']);
});

it('shows interests under their groups, and only groups with something in them', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Aktivitäten',
    'Essen',
    'Trinken',
  ]);
});

it('leaves out what the brand does not show, wherever it would stand', () => {
  show({ visible: ['eye_colour'] });
  expect(facts()).toEqual(['Augenfarbe']);
  expect(screen.queryByText(/Nordrhein-Westfalen/)).toBeNull();
  expect(screen.queryByText('Single')).toBeNull();
});

it('leaves out what its owner did not fill in', () => {
  show({ changes: { tattoos: null, about_me: '', interests: [] } });
  expect(facts()).not.toContain('Tattoos');
  expect(screen.getByText('Mara hat noch nichts über sich geschrieben.')).toBeInTheDocument();
  expect(screen.queryByText('Interessen')).toBeNull();
});

it('says that a profile is fictional at the photo and in a sentence', () => {
  show({ changes: { fictional_icon: true } });
  expect(screen.getAllByText('Fiktives Profil')).toHaveLength(2);
  expect(screen.getByText('Hier schreibt niemand Echtes.')).toBeInTheDocument();
});

it('gives a member like, message, gift, report and block, and the note where the brand has notes', async () => {
  show({}, 4);
  for (const name of ['Like, Mara', 'Geschenk', 'Melden', 'Blockieren'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
    'href',
    '/members/9/chat',
  );
  expect(screen.getByText('Mara mag dich')).toBeInTheDocument();
  expect(await screen.findByLabelText('Deine Notiz')).toBeInTheDocument();
});

it('a message of a visitor begins at the signup of this member', () => {
  show();
  expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
    'href',
    '/members/9/signup',
  );
});

it('has no note where the brand has none', async () => {
  show({ notes: false }, 4);
  await screen.findByRole('button', { name: 'Blockieren' });
  expect(screen.queryByLabelText('Deine Notiz')).toBeNull();
});

it('links its owner to the editor instead', async () => {
  show({}, 9);
  expect(await screen.findByRole('link', { name: 'Profil bearbeiten' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: 'Like, Mara' })).toBeNull();
});
