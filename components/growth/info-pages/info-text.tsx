import { pageBlocks, type TextPart } from '#lib/contract/growth/page-text.ts';
import { SiteLink } from '../../ui/link.tsx';

/** The paragraphs and lists of one section. */
export function InfoText({ paragraphs }: { paragraphs: readonly string[] }) {
  return pageBlocks(paragraphs).map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>
        <Words parts={block.parts} />
      </p>
    ) : (
      <ul key={at}>
        {block.items.map((parts, item) => (
          <li key={item}>
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Words({ parts }: { parts: readonly TextPart[] }) {
  // One run of words stands as it is: a page is sent with fewer brackets so.
  if (parts.length === 1 && parts[0]?.href === null) return parts[0].text;
  return parts.map(({ text, href }, at) => {
    if (href === null) return text;
    return href.startsWith('/') ? (
      <SiteLink key={at} href={href}>
        {text}
      </SiteLink>
    ) : (
      <a key={at} href={href} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
        {text}
      </a>
    );
  });
}
