import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSignupMessage, loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { ChatLanding } from './chat-landing.tsx';
import { testLanding } from '#tests/support/screens/landing.ts';
import { IntroductionLanding } from './introduction-landing.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import { MemberLanding } from './member-landing.tsx';
import { SaveMessage } from './save-message.island.tsx';

const designs = { landing: MemberLanding, landing2: IntroductionLanding, landing3: ChatLanding };
const withSlug = Object.entries(designs).filter(([name]) => name !== 'landing');
const fictional: MemberLandingPage = {
  ...testLanding,
  profile: { ...testLanding.profile, fictional_icon: true },
};
const text = { title: 'Zusammen auf den Berg', lead: 'Wer wandert, redet.' };

beforeEach(() => localStorage.clear());

const show = (Design: (typeof designs)['landing'], page: Partial<MemberLandingPage> = {}) =>
  render(<Design page={{ ...testLanding, ...page }} />, { wrapper: InTestSite });

describe.each(Object.entries(designs))('%s', (_, Design) => {
  it('shows one member, the notice first, and the way to a first message with its price', () => {
    const { container } = show(Design);
    const read = container.textContent;
    expect(read.indexOf('Diese Seite enthält fiktive Profile.')).toBeLessThan(read.indexOf('Mara, 31'));
    expect(screen.getAllByText(/Köln/)).not.toHaveLength(0);
    expect(screen.getByText('Ich mag Regen.')).toBeInTheDocument();
    expect(screen.getByText(/Eine Nachricht kostet 1 Credit\./)).toBeInTheDocument();
    expect(screen.getByText(/5 Credits bekommst du geschenkt/)).toBeInTheDocument();
    expect(screen.queryByText('Fiktives Profil')).toBeNull();
  });

  it('says of a fictional profile that it is one, on the photo and in a sentence', () => {
    show(Design, fictional);
    expect(screen.getAllByText('Fiktives Profil')[0]).toBeVisible();
    expect(
      screen.getByText('Hinter diesem Profil steckt keine Person, die du treffen könntest.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/ist bei Herzfunke/)).toBeNull();
  });

  it('leads no one to a signup that is for invited guests', () => {
    const { container } = show(Design, { signups: 'invited' });
    expect(screen.getByText('Anmelden kannst du dich hier nur mit Einladung')).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('/members/9/signup');
    expect(screen.getByRole('link', { name: 'Einloggen' })).toHaveAttribute('href', '/login');
  });

  it('says where credits do not suffice for the message', () => {
    show(Design, { prices: { message_credits: 10, signup_credits: 0 } });
    expect(screen.getByText(/Eine Nachricht kostet 10 Credits\./)).toHaveTextContent(
      /bleibt sie als Entwurf/,
    );
    expect(screen.queryByText(/geschenkt/)).toBeNull();
  });
});

it.each(withSlug)('%s has the texts of a campaign', (_, Design) => {
  show(Design, { text });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
  expect(screen.getByText(text.lead)).toBeInTheDocument();
});

it.each(withSlug)('%s says that the member has written nothing', (_, Design) => {
  show(Design);
  expect(screen.getByText(/Mara hat dir nicht geschrieben/)).toBeInTheDocument();
});

it.each([
  ['landing', MemberLanding],
  ['landing2', IntroductionLanding],
] as const)('%s leads to the signup with this member, with its slug', (_, Design) => {
  show(Design);
  const form = screen.getByRole('region', { name: 'Schreib Mara' });
  expect(within(form).getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
    'href',
    '/members/9/signup?slug=member-landing2%2Fhiking',
  );
});

it('a letter says so where the profile is empty', () => {
  show(IntroductionLanding, { profile: { ...testLanding.profile, about_me: '', interests: [] } });
  expect(screen.getByText('Im Profil steht noch kein Text.')).toBeInTheDocument();
  expect(screen.queryByText(/^Interessen/)).toBeNull();
});

it('what is written into the chat goes into the draft of the signup, and into no address', async () => {
  const { container, unmount } = show(ChatLanding);
  const field = screen.getByRole('textbox', { name: 'Deine erste Nachricht an Mara' });
  expect(field).toHaveValue('');
  await userEvent.type(field, 'Hallo Mara');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/members/9/signup');
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['slug']);
  expect(loadSignupMessage(localStorage, 9, Date.now())).toBe('Hallo Mara');
  unmount();
  show(ChatLanding);
  expect(screen.getByRole('textbox')).toHaveValue('Hallo Mara');
});

it('keeps what was typed before hydration', () => {
  saveSignupMessage(localStorage, { id: 9, body: 'Von gestern' }, Date.now());
  render(
    <>
      <textarea id="message" defaultValue="Von heute" />
      <SaveMessage id={9} field="message" />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveValue('Von heute');
  expect(loadSignupMessage(localStorage, 9, Date.now())).toBe('Von heute');
});

it('the chat starts empty', () => {
  show(ChatLanding);
  expect(screen.queryAllByRole('article')).toEqual([]);
});
