import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { findEmptyFaults, findFrameFaults } from '#tests/support/screens/frame.ts';
import { closedLander, emptyLander, testLander } from '#tests/support/screens/lander.ts';
import { stubMotion } from '#tests/support/screens/motion.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AlonetonightLander } from './alonetonight/alonetonight-lander.tsx';
import { CollageLander } from './collage/collage-lander.tsx';
import { GalleryLander } from './gallery/gallery-lander.tsx';
import { IconsLander } from './icons/icons-lander.tsx';
import type { LanderPage } from './lander-page.ts';
import { MapLander } from './map/map-lander.tsx';
import { SocialLander } from './social/social-lander.tsx';
import { TinderswipeLander } from './tinderswipe/tinderswipe-lander.tsx';
import { TransitionsLander } from './transitions/transitions-lander.tsx';
import { VideoLander } from './video/video-lander.tsx';

beforeAll(() => import('./film/film-player.tsx'));
beforeEach(() => void stubMotion({ stillness: true }));

const map = { country: 'DE', land: ['##'], inset: null, towns: [] };
const introduce = ({ members }: LanderPage) => members.map((member) => ({ member, interests: [] }));

describe.each<[string, (lander: LanderPage) => ReactElement]>([
  ['alonetonight', (lander) => <AlonetonightLander lander={lander} />],
  ['collagelanding', (lander) => <CollageLander lander={lander} />],
  ['gallery', (lander) => <GalleryLander lander={lander} />],
  ['iconslanding', (lander) => <IconsLander lander={lander} />],
  [
    'maplanding',
    (lander) => (
      <MapLander lander={lander} map={map} search={lander.members.length > 0 ? 'by-town' : 'closed'} />
    ),
  ],
  ['socialnetwork', (lander) => <SocialLander lander={lander} introductions={introduce(lander)} />],
  ['tinderswipe', (lander) => <TinderswipeLander lander={lander} />],
  ['transitionsvideolanding', (lander) => <TransitionsLander lander={lander} />],
  ['video', (lander) => <VideoLander lander={lander} />],
])('%s', (_, renderView) => {
  const show = async (lander: LanderPage) =>
    (await act(async () => render(renderView(lander), { wrapper: InTestSite }))).container;

  test('has headline, notice before the first photo, and one way into the signup', async () => {
    expect(findFrameFaults(await show(testLander))).toEqual([]);
  });

  test('has the same without members', async () => {
    expect(findEmptyFaults(await show(emptyLander))).toEqual([]);
  });

  test('says where signup requires an invitation', async () => {
    const container = await show(closedLander);
    expect(screen.getByText('Anmelden kannst du dich hier nur mit Einladung')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Einloggen' })).toHaveAttribute('href', '/login');
    expect(container.querySelector('form')).toBeNull();
  });
});
