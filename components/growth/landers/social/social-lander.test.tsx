import { render, screen, within } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { closedLander, emptyLander, testLander, testMembers } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import type { Introduced } from './member-post.tsx';
import { SocialLander } from './social-lander.tsx';

const introductions: Introduced[] = testMembers.map((member, at) => ({
  member,
  interests: at === 0 ? ['hiking', 'coffee', 'dogs', 'tea', 'wine'] : [],
}));

const show = (lander: LanderPage, introduced = introductions) =>
  render(<SocialLander lander={lander} introductions={introduced} />, { wrapper: InTestSite }).container;

const post = (name: RegExp) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('article') as HTMLElement);
};

test('a member is introduced by name, age, town, and some of what the profile names', () => {
  show(testLander);
  const mara = post(/Mara, 31 Köln/);
  const interests = within(mara.getByRole('list', { name: 'Interessen von Mara' }));
  expect(interests.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Wandern',
    'Kaffee',
    'Hunde',
    'Tee',
  ]);
  expect(mara.getByRole('link', { name: 'Profil ansehen Mara' })).toHaveAttribute('href', '/members/9');
  expect(mara.queryByText('Fiktives Profil')).toBeNull();
  expect(post(/Elif, 31/).queryByRole('list')).toBeNull();
});

test('labels a fictional profile beside the name and on the photo', () => {
  show(testLander);
  expect(post(/Nadia, 31/).getAllByText('Fiktives Profil')).toHaveLength(2);
});

test('the brand speaks under its own name, within its settings', () => {
  show(testLander);
  expect(screen.getAllByText('Vom Team von Herzfunke')).toHaveLength(5);
  expect(post(/^Schreiben/).getByText(/Sie kostet 1 Credit,/)).toBeInTheDocument();
  expect(post(/^Das Swipe-Spiel/).getByText(/Du kannst am Tag 4 Likes vergeben\./)).toBeInTheDocument();
  expect(post(/^Was kostet das/).getByRole('link', { name: 'Preise ansehen' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('counts real and fictional apart, and only where they are known', () => {
  show(testLander);
  expect(screen.getByText('412 echte Mitglieder und 1 fiktives Profil')).toBeInTheDocument();
});

test('without members the brand still says what there is', () => {
  show(emptyLander, []);
  expect(screen.getByText(/Wer hier ist, siehst du nach der Anmeldung/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Mitglieder stellen sich vor' })).toBeNull();
  expect(screen.getAllByText('Vom Team von Herzfunke')).toHaveLength(5);
});

test('the bar of the phone leads to the form, and is not there where no one signs up without an invitation', () => {
  const isBar = (link: Element) => link.getAttribute('href') === '#signup';
  expect([...show(testLander).querySelectorAll('a')].filter(isBar)).toHaveLength(1);
  expect([...show(closedLander).querySelectorAll('a')].filter(isBar)).toHaveLength(0);
});
