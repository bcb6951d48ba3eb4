/** A text run of an information page; a link if it has an address. */
export type TextPart = { text: string; href: string | null };

export type PageBlock = { kind: 'paragraph'; parts: TextPart[] } | { kind: 'list'; items: TextPart[][] };

const bullet = '- ';
/** `[words](address)`, or a plain mail address. Others remain text. */
const link =
  /\[([^[\]]+)\]\(((?:\/(?!\/)|https:\/\/|mailto:|tel:)[^\s()]*)\)|((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/g;

/** The blocks of a section: consecutive paragraphs with `- ` form one list. */
export function pageBlocks(paragraphs: readonly string[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const paragraph of paragraphs) {
    if (!paragraph.startsWith(bullet)) {
      blocks.push({ kind: 'paragraph', parts: textParts(paragraph) });
      continue;
    }
    const item = textParts(paragraph.slice(bullet.length));
    const last = blocks.at(-1);
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
}

/** A paragraph as plain text, without its marks. */
export function plainText(paragraph: string): string {
  const line = paragraph.startsWith(bullet) ? paragraph.slice(bullet.length) : paragraph;
  return textParts(line)
    .map(({ text }) => text)
    .join('');
}

function textParts(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words, 2: address, 3: mail, index } of line.matchAll(link)) {
    if (index > end) parts.push({ text: line.slice(end, index), href: null });
    parts.push(
      mail ? { text: mail, href: `mailto:${mail}` } : { text: words ?? whole, href: address ?? null },
    );
    end = index + whole.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end), href: null });
  return parts;
}
