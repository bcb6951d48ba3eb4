import { jsonLdText, type Thing } from '#lib/rules/growth/json-ld.ts';

/** What a page says to machines about the things it shows; browsers run none of it. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />;
}
