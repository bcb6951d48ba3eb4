import { act, fireEvent, render } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';
import { Arrival, watchBounce } from './arrival.island.tsx';

let sent: { path: string; type: string; body: Promise<unknown> }[] = [];
let visibility: DocumentVisibilityState = 'visible';

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, blob: Blob) => {
      sent.push({ path, type: blob.type, body: readText(blob).then((text) => JSON.parse(text) as unknown) });
      return true;
    },
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
});

beforeEach(() => {
  sent = [];
  visibility = 'visible';
});

function show(isVisible: boolean) {
  visibility = isVisible ? 'visible' : 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const bodies = () => Promise.all(sent.map(async ({ path, body }) => `${path} ${JSON.stringify(await body)}`));

// A document is counted once, so this file has one landing.
it('counts a landing once, its bounce from the start, and reports when it is hidden', async () => {
  window.history.replaceState(null, '', '/landers/gallery/forest?network=north&click_id=mine&lb=1');
  const shown = (path: string) => (
    <PathnameContext value={path}>
      <InTestSite>
        <Arrival />
      </InTestSite>
    </PathnameContext>
  );
  const { rerender, unmount } = render(shown('/landers/gallery/forest'));
  expect(await bodies()).toEqual(['/api/arrival.php {"network":"north","slug":"gallery/forest","lb":true}']);
  show(false);
  expect((await bodies()).slice(1).toSorted()).toEqual([
    '/api/page-bounce.php {"network":"north","slug":"gallery/forest","seconds":0}',
    '/api/page-hidden.php {}',
  ]);
  rerender(shown('/members'));
  unmount();
  render(shown('/landers/gallery/forest'));
  expect(sent).toHaveLength(3);
  show(false);
  expect((await bodies()).slice(3)).toEqual(['/api/page-hidden.php {}']);
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['application/json']));
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

describe('a bounce', () => {
  it('is a page that was left soon and not touched', () => {
    const onBounce = jest.fn();
    watchBounce(onBounce);
    show(false);
    show(false);
    expect(onBounce.mock.calls).toEqual([[0]]);
  });

  it('is not counted after an action', () => {
    const onBounce = jest.fn();
    watchBounce(onBounce);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    show(false);
    expect(onBounce).not.toHaveBeenCalled();
  });

  it('is not counted after ten seconds', () => {
    const onBounce = jest.fn();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    watchBounce(onBounce);
    clock.mockReturnValue(11_000);
    show(false);
    expect(onBounce).not.toHaveBeenCalled();
    clock.mockRestore();
  });

  it('begins when a page of the background is looked at', () => {
    visibility = 'hidden';
    const onBounce = jest.fn();
    watchBounce(onBounce);
    show(false);
    expect(onBounce).not.toHaveBeenCalled();
    show(true);
    show(false);
    expect(onBounce).toHaveBeenCalledTimes(1);
  });
});
