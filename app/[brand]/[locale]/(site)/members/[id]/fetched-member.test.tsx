import { render, waitFor } from '@testing-library/react';
import { getTexts } from '#lib/i18n/catalogue.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { mara, testRelation, testUser } from '#tests/support/screens/profile.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { FetchedMember } from './fetched-member.island.tsx';

const shared = 'Nur Mitglieder sehen dieses Profil · Herzfunke';

it('titles the tab after the member once shown, beside the counts, until the page is left', async () => {
  signInForTest(true);
  document.title = shared;
  answerCalls({
    'GET /api/member.php': {
      body: {
        // A browser's `document.title` has single blanks only.
        profile: { ...mara, name: 'Mara  Lu', interests: [], about_me: '', num_photos: 0, region: null },
        photos: [],
        locked_photos: [],
        related: [],
      },
    },
    'GET /api/user.php': { body: testUser(7) },
    'GET /api/relation.php': { body: testRelation },
    'GET /api/blocks.php': { body: { profiles: [], hidden: [] } },
    'GET /api/likes.php': { body: { profiles: [], liked_by: [] } },
    'GET /api/chats.php': { body: { chats: [] } },
  });
  const { unmount } = render(
    <FetchedMember
      id="9"
      visible={[]}
      notes={false}
      gift={getTexts('de').gifts}
      signUp=""
      texts={{ loading: 'lädt', failed: 'Fehler', again: 'noch einmal' }}
    />,
    { wrapper: InTestSite },
  );
  expect(document.title).toBe(shared);
  const title = 'Mara Lu, 31, aus Köln · Herzfunke';
  await waitFor(() => expect(document.title).toBe(title));

  // The shared page's title may arrive late; the counts stay.
  document.title = shared;
  await waitFor(() => expect(document.title).toBe(title));
  document.title = `(2) ${title}`;
  await Promise.resolve();
  expect(document.title).toBe(`(2) ${title}`);

  unmount();
  expect(document.title).toBe(shared);
});
