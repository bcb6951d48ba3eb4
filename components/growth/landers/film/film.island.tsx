'use client';

// Starts the films of a stage. An island because only the browser knows the motion preference; the page is complete
// without it.

import { lazy, Suspense, type ComponentType } from 'react';
import { useInBrowser } from '#components/ui/in-browser.ts';
import type { FilmProps } from './film-player.tsx';

const still = { default: () => null };

const FilmPlayer = lazy<ComponentType<FilmProps>>(() =>
  import('./film-player.tsx').then(
    (file) => ({ default: file.FilmPlayer }),
    () => still,
  ),
);

export function Film(props: FilmProps) {
  return useInBrowser() ? (
    <Suspense>
      <FilmPlayer {...props} />
    </Suspense>
  ) : null;
}
