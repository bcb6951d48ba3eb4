import { render, screen } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { MemberTile } from './member-tile.tsx';
import { toTile } from './tile.ts';

const mara = {
  id: 12,
  name: 'Mara',
  age: 31,
  gender: 'woman' as const,
  country: 'DE' as const,
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
};
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
