import { render } from '@testing-library/react';
import { useQuietArrival } from './use-quiet-arrival.ts';

const stripHeight = 90;

function Page({ isShown }: { isShown: boolean }) {
  return (
    <>
      <aside ref={useQuietArrival(isShown)} />
      <main />
    </>
  );
}

/** How far a page that is higher than the window by so much moved when the strip came. */
function movedBy(hidden: number): number | undefined {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + hidden);
  jest.spyOn(performance, 'now').mockReturnValue(10_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.tagName === 'MAIN' ? stripHeight : 0 } as DOMRect;
  });
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { rerender } = render(<Page isShown={false} />);
  rerender(<Page isShown />);
  return (scrollBy.mock.calls as unknown as [ScrollToOptions][])[0]?.[0].top;
}

afterEach(() => jest.restoreAllMocks());

test('what comes late waits above the page that is being read', () => {
  expect(movedBy(2_000)).toBe(stripHeight);
  jest.restoreAllMocks();
  expect(movedBy(stripHeight)).toBe(stripHeight);
});

test('on a page too short to hide it whole it stands in view', () => {
  expect(movedBy(stripHeight - 1)).toBeUndefined();
});
