import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { iconNames } from '../components/ui/icon.tsx';

/**
 * Writes `public/icons.svg`: one symbol per icon that the product uses, taken from bootstrap-icons. A line drawn around
 * an icon may reach beyond its box, hence `overflow`. Pages take it under the name of its contents, which browsers keep for
 * good; the plain name stays for pages that they kept from before.
 */
function drawIcons(): void {
  const symbols = iconNames.map((name) => {
    const drawing = readFileSync(`node_modules/bootstrap-icons/icons/${name}.svg`, 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? '';
    return `<symbol id="${name}" viewBox="0 0 16 16" overflow="visible">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const name = `icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 12)}.svg`;
  for (const file of readdirSync('public'))
    if (/^icons-[0-9a-f]{12}\.svg$/.test(file)) unlinkSync(`public/${file}`);
  for (const file of ['icons.svg', name]) writeFileSync(`public/${file}`, sprite);
  writeFileSync(
    'components/ui/icon-sprite.ts',
    `/** Where the icons are; \`scripts/draw-icons.ts\` writes both. */\nexport const iconSprite = '/${name}';\n`,
  );
}

drawIcons();
