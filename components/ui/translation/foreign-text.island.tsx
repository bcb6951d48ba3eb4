'use client';

// A paragraph in another language than the page. An island because only the browser knows whether it can translate.

import { useForeignText, type ForeignTextParts } from './use-foreign-text.tsx';

type Props = { text: string; language: string; className?: string | undefined };

export function ForeignText({ text, language, className }: Props) {
  const { action, ...foreign }: ForeignTextParts = useForeignText(text, language);
  return (
    <>
      <p className={className} lang={foreign.lang}>
        {foreign.text}
      </p>
      {action}
    </>
  );
}
