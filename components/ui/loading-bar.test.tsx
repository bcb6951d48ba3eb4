import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { ProgressProvider } from '@bprogress/next/app';

const bars: ComponentProps<typeof ProgressProvider>[] = [];

import.meta.jest.unstable_mockModule('@bprogress/next/app', () => ({
  ProgressProvider(props: ComponentProps<typeof ProgressProvider>) {
    bars.push(props);
    return null;
  },
}));

const { LoadingBar } = await import('./loading-bar.island.tsx');

it('loads with the first touch, waits 200 ms and takes 5,000 ms to the end', async () => {
  render(<LoadingBar />);
  expect(bars).toEqual([]);
  await act(async () => {
    fireEvent.touchStart(document.body);
    await import('./progress-bar.island.tsx');
  });
  const [bar] = bars;
  expect(bar?.delay).toBe(200);
  expect(25 * (bar?.options?.trickleSpeed ?? 0)).toBe(5000);
});
