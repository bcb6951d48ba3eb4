import { readFileSync, writeFileSync } from 'node:fs';
import { iconNames } from '../components/ui/icon.tsx';

/**
 * Writes `public/icons.svg`: one symbol per icon that the product uses, taken from bootstrap-icons. A line drawn around
 * an icon may reach beyond its box, hence `overflow`.
 */
function drawIcons(): void {
  const symbols = iconNames.map((name) => {
    const drawing = readFileSync(`node_modules/bootstrap-icons/icons/${name}.svg`, 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? '';
    return `<symbol id="${name}" viewBox="0 0 16 16" overflow="visible">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
  writeFileSync(
    'public/icons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  );
}

drawIcons();
