import { act, render, screen } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { filmClips } from '../film/clip.ts';
import { stubMotion } from '#tests/support/screens/motion.ts';
import { testLander } from '#tests/support/screens/lander.ts';
import { TransitionsLander } from './transitions-lander.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders the page and waits for the player. */
async function show() {
  const shown = render(<TransitionsLander lander={testLander} />, { wrapper: InTestSite });
  await act(() => import('../film/film-player.tsx'));
  await screen.findByRole('button', { name: /^Szenen/ });
  return shown;
}
const chosen = () => screen.getAllByRole('radio').findIndex((each) => (each as HTMLInputElement).checked);
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('moves from scene to scene, playing only the visible one, and stops at the last', async () => {
  const events = stubMotion();
  await show();
  expect(events).toEqual([`play ${filmClips.window.webm}`]);
  wait(6);
  expect(chosen()).toBe(1);
  expect(events.slice(1)).toEqual([`pause ${filmClips.window.webm}`, `play ${filmClips.words.webm}`]);
  wait(60);
  expect(chosen()).toBe(2);
  expect(events.at(-1)).toBe(`play ${filmClips.walk.webm}`);
});

it('stops at a press and goes on at another', async () => {
  const events = stubMotion();
  await show();
  press('Szenen anhalten');
  expect(events.at(-1)).toBe(`pause ${filmClips.window.webm}`);
  wait(60);
  expect(chosen()).toBe(0);
  press('Szenen abspielen');
  wait(6);
  expect(chosen()).toBe(1);
});

it('a sentence shows its scene', async () => {
  stubMotion({ stillness: true });
  const { container } = await show();
  act(() => screen.getByRole('radio', { name: /ein Stück zusammen/ }).click());
  expect(chosen()).toBe(2);
  expect(container.querySelector('video')).toBeNull();
});

it('stands still for anyone who wants less motion', async () => {
  const events = stubMotion({ stillness: true });
  await show();
  wait(60);
  expect(chosen()).toBe(0);
  expect(events).toEqual([]);
});
