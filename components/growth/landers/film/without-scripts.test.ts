import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { InTestSite } from '#tests/support/screens/site.tsx';
import type { LanderPage } from '../lander-page.ts';
import { testFrame } from '#tests/support/screens/landing.ts';
import { TransitionsLander } from '../transitions/transitions-lander.tsx';
import { VideoLander } from '../video/video-lander.tsx';
import { filmClips } from './clip.ts';

type Shown = Pick<LanderPage, 'text' | 'notice' | 'signupLink'>;

const lander: Shown = { ...testFrame, text: { title: 'Ein Abend zu zweit', lead: 'Fang an.' } };

const htmlOf = (Lander: FunctionComponent<{ lander: Shown }>) =>
  renderToString(createElement(InTestSite, null, createElement(Lander, { lander })));

it.each([
  ['video', VideoLander],
  ['transitionsvideolanding', TransitionsLander],
])('%s is complete in its HTML: words, notice and form, and nothing that needs a script', (_, Lander) => {
  const html = htmlOf(Lander).replace(/<noscript>.*?<\/noscript>/, '');
  expect(html).toContain('Ein Abend zu zweit');
  expect(html.indexOf('Diese Seite enthält fiktive Profile.')).toBeLessThan(html.indexOf('<form'));
  expect(html).toContain('action="/signup"');
  expect(html).not.toContain('<video');
  expect(html).not.toContain('<button type="button"');
});

it('the film waits for a press on the browser’s own controls', () => {
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/.exec(htmlOf(VideoLander)) ?? [];
  expect(plain).toMatch(/<video[^>]* preload="none"[^>]* controls=""/);
  expect(plain).toContain('aria-label="Film ohne Ton');
  expect(plain).toContain(filmClips.evening.mp4);
  expect(plain).not.toContain('autoplay');
});

it('each of three sentences has its picture', () => {
  const html = htmlOf(TransitionsLander);
  for (const name of ['window', 'words', 'walk'] as const)
    expect(html).toContain(filmClips[name].poster.avif);
  expect(html.match(/type="radio" name="scene"/g)).toHaveLength(3);
  expect(html).toContain('Sie zeigen keine Mitglieder.');
});
