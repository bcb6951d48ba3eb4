import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { testLander } from '#tests/support/screens/lander.ts';
import { TransitionsLander } from '../transitions/transitions-lander.tsx';
import { VideoLander } from '../video/video-lander.tsx';
import { filmClips } from './clip.ts';

const renderHtml = (Lander: typeof VideoLander) =>
  renderToString(createElement(InTestSite, null, createElement(Lander, { lander: testLander })));

it.each([
  ['video', VideoLander],
  ['transitionsvideolanding', TransitionsLander],
])('%s has nothing that needs a script', (_, Lander) => {
  const html = renderHtml(Lander).replace(/<noscript>.*?<\/noscript>/, '');
  expect(html).not.toContain('<video');
  expect(html).not.toContain('<button type="button"');
});

it('the film waits for a press on the browser’s own controls', () => {
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/.exec(renderHtml(VideoLander)) ?? [];
  expect(plain).toMatch(/<video[^>]* preload="none"[^>]* controls=""/);
  expect(plain).toContain('aria-label="Film ohne Ton');
  expect(plain).toContain(filmClips.evening.mp4);
  expect(plain).not.toContain('autoplay');
});

it('each of three sentences has its picture', () => {
  const html = renderHtml(TransitionsLander);
  for (const name of ['window', 'words', 'walk'] as const)
    expect(html).toContain(filmClips[name].poster.avif);
  expect(html.match(/type="radio" name="scene"/g)).toHaveLength(3);
  expect(html).toContain('Sie zeigen keine Mitglieder.');
});
