import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { filmClips } from '../film/clip.ts';
import { stubMotion } from '#tests/support/screens/motion.ts';
import { testLander } from '#tests/support/screens/lander.ts';
import { VideoLander } from './video-lander.tsx';

const { evening } = filmClips;

/** Renders the page and waits for the player. */
async function show() {
  const shown = render(<VideoLander lander={testLander} />, { wrapper: InTestSite });
  await screen.findByRole('button', { name: /^Film/ });
  return shown;
}
const video = (container: HTMLElement) => container.querySelector('video');

it('plays once the page is there, without sound and in a loop, and stops at a press', async () => {
  const events = stubMotion();
  const { container } = await show();
  await waitFor(() => expect(events).toEqual([`play ${evening.webm}`]));
  const film = video(container);
  expect(film).toHaveProperty('muted', true);
  expect(film).toHaveProperty('loop', true);
  expect(film).toHaveAttribute('playsinline');
  await userEvent.click(screen.getByRole('button', { name: 'Film anhalten' }));
  expect(events.at(-1)).toBe(`pause ${evening.webm}`);
  await userEvent.click(screen.getByRole('button', { name: 'Film abspielen' }));
  expect(events.at(-1)).toBe(`play ${evening.webm}`);
});

it.each([{ stillness: true }, { saveData: true }])(
  'does not load for %j before a request',
  async (preference) => {
    const events = stubMotion(preference);
    const { container } = await show();
    expect(video(container)).toBeNull();
    expect(events).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Film abspielen' }));
    expect(events).toEqual([`play ${evening.webm}`]);
  },
);

it('shows the poster until the film plays, its content, and that it is silent', async () => {
  stubMotion();
  const { container } = await show();
  const image = screen.getByRole('img', { name: /^Film ohne Ton/ });
  expect(image.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  const film = await waitFor(() => video(container) ?? Promise.reject(new Error('no film')));
  fireEvent.playing(film);
  expect(film).toHaveAttribute('aria-hidden', 'true');
});

it('shows the button to play where the browser refuses', async () => {
  stubMotion();
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await show();
  expect(await screen.findByRole('button', { name: 'Film abspielen' })).toBeInTheDocument();
});
