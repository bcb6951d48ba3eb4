'use client';

// Replaces a page whose rendering failed in the browser; React requires a client component.

import { useEffect } from 'react';
import { localePath } from '../../lib/i18n/links.ts';
import { chunkReloadDue } from '../../lib/rules/platform/chunk-reload.ts';
import { useSite } from '../site/site-context.island.tsx';
import { ErrorPage } from './error-page.tsx';
import { tabStorage } from '#lib/browser/storage/storage.ts';

/** The same key as in the shell script, so that both share the limit of once a minute. */
const RELOADED = 'vonk_chunk';

function reloadForChunk() {
  const last = tabStorage.getItem(RELOADED);
  if (!navigator.onLine || !chunkReloadDue(last === null ? null : Number(last), Date.now())) return;
  // Without storage nothing would limit reloads, so there is none.
  if (tabStorage.setItem(RELOADED, String(Date.now()))) window.location.reload();
}

type RouteErrorProps = { error: unknown; retry: () => void };

export function RouteError({ error, retry }: RouteErrorProps) {
  const { errorTexts, ownLocale, locale } = useSite();
  useEffect(() => {
    if (error instanceof Error && error.name === 'ChunkLoadError') reloadForChunk();
  }, [error]);
  return (
    <ErrorPage title={errorTexts.title} text={errorTexts.text}>
      <button type="button" className="btn btn-primary" onClick={retry}>
        {errorTexts.again}
      </button>
      {/* A full load recovers most reliably, and this file must not add the router's link to every page. */}
      <a className="btn btn-outline" href={localePath(ownLocale, locale, '/')}>
        {errorTexts.home}
      </a>
    </ErrorPage>
  );
}
