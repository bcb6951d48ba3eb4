import { act, render, screen, within } from '@testing-library/react';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { MemberBar, MemberTabs } from './member-nav.island.tsx';
import { publishMember } from './member-state.ts';
import { layoutTexts } from '../../tests/support/screens/layout-texts.ts';

const { nav } = layoutTexts();
const alice = { name: 'Alice', image: null, credits: 8, paid_user: true };

beforeEach(() => act(() => publishMember({ user: null, unread: 0, newLikes: 0 })));

function showBar(path = '/members') {
  render(
    <InTestPage path={path}>
      <MemberBar texts={nav} />
    </InTestPage>,
  );
}

it('shows what is new and the last credits of a paid member', () => {
  showBar();
  act(() => publishMember({ user: alice, unread: 120, newLikes: 12 }));
  expect(screen.getByRole('link', { name: 'Nachrichten 99+ neu' })).toHaveAttribute('href', '/chats');
  expect(screen.getByRole('link', { name: 'Likes 12 neu' })).toHaveAttribute('href', '/likes');
  expect(screen.getByRole('link', { name: 'Credits 8 übrig' })).toHaveAttribute('href', '/credits');
  expect(screen.getByText('8').parentElement).toHaveClass('badge-warning');
});

it('turns the credits badge to danger at 0', () => {
  showBar();
  act(() => publishMember({ user: { ...alice, credits: 0 }, unread: 0, newLikes: 0 }));
  expect(screen.getByText('0').parentElement).toHaveClass('badge-danger');
});

it('leads a free member to premium, without a badge', () => {
  showBar();
  act(() => publishMember({ user: { ...alice, credits: 0, paid_user: false }, unread: 0, newLikes: 0 }));
  expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/premium');
  expect(screen.queryByRole('link', { name: /Credits/ })).toBeNull();
});

it.each([
  ['/herzfunke/de/members/12', 'Suchen'],
  ['/en/likes', 'Likes'],
])('lights the section of %s', (path, word) => {
  showBar(path);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(word);
});

it('has five tabs on a phone', () => {
  render(
    <InTestPage path="/profile">
      <MemberTabs texts={nav} />
    </InTestPage>,
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Suchen', 'Chats', 'Likes', 'Credits', 'Ich']);
});
