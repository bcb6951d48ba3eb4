'use client';

// Brings a stage of films to life. It is an island because only the browser knows whether somebody wants less motion; what
// plays and stops the films comes when the page stands, which without it is complete.

import { lazy, Suspense, type ComponentType } from 'react';
import { useInBrowser } from '#components/ui/in-browser.ts';
import type { FilmProps } from './film-props.ts';

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
