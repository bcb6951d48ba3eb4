'use client';

// Stands in place of a page whose rendering failed in the browser; React asks for a client component here.

import { useEffect } from 'react';
import { chunkReloadDue } from '../../lib/rules/chunk-reload.ts';
import { useSite } from '../site/site-context.island.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorPage } from './error-page.tsx';

/** The same key as in the shell script, so that both keep to once a minute. */
const RELOADED = 'vonk_chunk';

function reloadForChunk() {
  try {
    const last = window.sessionStorage.getItem(RELOADED);
    if (!navigator.onLine || !chunkReloadDue(last === null ? null : Number(last), Date.now())) return;
    window.sessionStorage.setItem(RELOADED, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage nothing would stop the next reload, so there is none.
  }
}

type RouteErrorProps = { error: unknown; retry: () => void };

export function RouteError({ error, retry }: RouteErrorProps) {
  const { errorWords } = useSite();
  useEffect(() => {
    if (error instanceof Error && error.name === 'ChunkLoadError') reloadForChunk();
  }, [error]);
  return (
    <ErrorPage title={errorWords.title} text={errorWords.text}>
      <Button onClick={retry}>{errorWords.again}</Button>
      <ButtonLink href="/" variant="outline">
        {errorWords.home}
      </ButtonLink>
    </ErrorPage>
  );
}
