import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { emptyLander, testLander } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { TinderswipeLander } from './tinderswipe-lander.tsx';

function show(lander: LanderPage) {
  return render(
    <InTestSite>
      <TinderswipeLander lander={lander} />
    </InTestSite>,
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked, name }) => checked && name === 'card');

/** jsdom has no pointer events or coordinates. */
function drag(face: Element, way: number) {
  const pointer = (x: number) => ({ pointerId: 1, clientX: x, button: 0 });
  const stack = face.closest('[role=group]') as HTMLElement;
  Object.assign(stack, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  fireEvent.pointerDown(face, pointer(200));
  fireEvent.pointerMove(face, pointer(200 + way));
  fireEvent.pointerUp(face, pointer(200 + way));
}

beforeAll(() => {
  // jsdom's replacement has no coordinates.
  window.PointerEvent = class extends MouseEvent {
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  } as unknown as typeof PointerEvent;
});

it('marks the fictional member', () => {
  show(testLander);
  const [mara, nadia] = screen.getAllByRole('article');
  expect(nadia).toHaveTextContent('Fiktives Profil');
  expect(mara).not.toHaveTextContent('Fiktives Profil');
});

it('turns a card that is thrown far enough, and the one after it by arrow key', async () => {
  show(testLander);
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('There are no cards');
  drag(first, -30);
  expect(chosen()).toHaveAccessibleName('Mara, 31');
  drag(first, -120);
  expect(chosen()).toHaveAccessibleName('Nadia, 31');
  expect(first).toHaveStyle({ '--way': '0', '--side': '-1' });
  drag(second, 120);
  expect(chosen()).toHaveAccessibleName('Elif, 31');
  chosen()?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toHaveAccessibleName('Jetzt bist du dran');
});

it('has texts in place of members where a brand shows none', () => {
  show(emptyLander);
  expect(screen.getByRole('group', { name: 'Was dich hier erwartet' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});
