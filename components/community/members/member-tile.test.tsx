import { render, screen } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { MemberTile } from './member-tile.tsx';
import { toTile } from './tile.ts';

const mara = tile(12);
const image = {
  filename: '/photos/a-large.webp',
  thumb_filename: '/photos/a-thumb.webp',
  match: '/photos/a-medium.webp',
  status: 'active' as const,
  width: 960,
  height: 1200,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
};

function show(member: Parameters<typeof toTile>[0], eager = false) {
  render(
    <InTestSite>
      <MemberTile tile={toTile(member)} fictionalWord="Fiktives Profil" eager={eager} />
    </InTestSite>,
  );
}

it('is one link with name, age and town', () => {
  show(mara);
  expect(screen.getByRole('link', { name: 'Mara, 31 Köln' })).toHaveAttribute('href', '/members/12');
});

it('says in words, within the link, that a profile is fictional', () => {
  show({ ...mara, fictional_icon: true });
  expect(screen.getByRole('link')).toHaveAccessibleName('Mara, 31 Köln Fiktives Profil');
});

it('loads what is visible first and the rest lazily, blurred until then', () => {
  show({ ...mara, main_image: image }, true);
  show({ ...mara, main_image: image });
  const [first, later] = document.querySelectorAll('img');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(later).toHaveAttribute('loading', 'lazy');
  expect(later?.style.backgroundImage).toContain('linear-gradient');
});
