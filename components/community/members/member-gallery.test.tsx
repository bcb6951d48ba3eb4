import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSignup, useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { mara, testPhoto, testUser } from '#tests/support/screens/profile.ts';
import { MemberGallery } from './member-gallery.island.tsx';

const texts = {
  photos: '3 Fotos',
  photo: 'Foto {number} von Mara',
  noPhoto: 'Mara hat noch kein Foto',
  showPhoto: 'Foto {number} zeigen',
  lockedPhoto: 'Foto {number}, gesperrt',
};
const lockedTexts = {
  visitor: '2 weitere Fotos sind nur für Premium-Mitglieder zu sehen.',
  signup: 'Kostenlos anmelden',
  free: '2 weitere Fotos siehst du mit Premium.',
  premium: 'Zu Premium',
  all: 'Du siehst alle 3 Fotos.',
};
const locked = [2, 3].map((nth) => ({
  thumb_filename: `/photos/000000000000000${nth}-locked.webp`,
  width: 800,
  height: 1000,
}));

afterEach(closeSignup);

function Signup() {
  return useSignupOpen() ? <p>Anmeldung</p> : null;
}

function show(user: object | null, fictionalWord: string | null = null) {
  signInForTest(user !== null);
  const answers = answerCalls({
    'GET /api/user.php': { body: user ?? { user: null } },
    'GET /api/member.php': {
      body: { profile: mara, photos: [1, 2, 3].map(testPhoto), locked_photos: [], related: [] },
    },
  });
  const { container } = render(
    <>
      <MemberGallery
        profile={mara}
        photos={[testPhoto(1)]}
        locked={locked}
        fictionalWord={fictionalWord}
        texts={texts}
        lockedTexts={lockedTexts}
      />
      <Signup />
    </>,
    { wrapper: InTestSite },
  );
  return { ...answers, html: () => container.innerHTML };
}

const sharp = /000000000000000[23]-(large|medium|thumb)/;

it('shows visitors one photo and blurred ones, and asks them to sign up', async () => {
  const { html, calls } = show(null);
  expect(screen.getByText(lockedTexts.visitor, { exact: false })).toBeInTheDocument();
  expect(html()).not.toMatch(sharp);
  await userEvent.click(screen.getByRole('link', { name: 'Foto 2, gesperrt' }));
  expect(screen.getByText('Anmeldung')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: lockedTexts.signup })).toHaveAttribute(
    'href',
    '/signup?next=%2Fmembers%2F9',
  );
  expect(calls).toEqual([]);
});

it('leads a free member to premium, and fetches nothing more', async () => {
  const { html, calls } = show(testUser(4));
  expect(await screen.findByRole('link', { name: lockedTexts.premium })).toHaveAttribute('href', '/premium');
  expect(screen.getByRole('link', { name: 'Foto 3, gesperrt' })).toHaveAttribute('href', '/premium');
  expect(html()).not.toMatch(sharp);
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/user.php']);
});

it.each([
  ['a premium member', testUser(4, true)],
  ['the owner', testUser(9)],
])('puts all photos in their places for %s', async (_who, user) => {
  show(user);
  expect(await screen.findByText(lockedTexts.all)).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: /^Foto \d von Mara$/ })).toHaveLength(3);
  expect(screen.queryByRole('link', { name: /gesperrt/ })).toBeNull();
});

it('shows the blurred ones where the photos could not be fetched', async () => {
  const { next, calls } = show(testUser(4, true));
  next('GET /api/member.php', { status: 404, body: { error: 'not_found' } });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: /gesperrt/ })).toHaveLength(2);
});

it('enlarges a pressed photo, moves by keys and buttons, and closes', async () => {
  show(testUser(4, true), 'Fiktives Profil');
  await screen.findByText(lockedTexts.all);
  await userEvent.click(screen.getByRole('img', { name: 'Foto 2 von Mara' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotos von Mara' });
  expect(screen.getByRole('status')).toHaveTextContent('2 von 3');
  expect(dialog).toHaveTextContent('Fiktives Profil');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('3 von 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('3 von 3');
  await userEvent.click(screen.getByRole('button', { name: 'Vorheriges Foto' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 von 3');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets a visitor complain of a photo without an account', async () => {
  show(null);
  await userEvent.click(screen.getByRole('img', { name: 'Foto 1 von Mara' }));
  expect(await screen.findByRole('link', { name: 'Foto melden' })).toHaveAttribute(
    'href',
    '/complaints?profile=9',
  );
});

it('offers the owner no report of an own photo', async () => {
  show(testUser(9));
  await screen.findByText(lockedTexts.all);
  await userEvent.click(screen.getByRole('img', { name: 'Foto 1 von Mara' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('Foto melden')).toBeNull();
});
