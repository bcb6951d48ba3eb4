import { jsonLdText, type Thing } from '#lib/rules/growth/structured-data.ts';

/** Structured data for crawlers; browsers do not execute it. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />;
}
