import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { emojiFolder, emojiPath } from '../../lib/rules/community/emoji-data.ts';

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('emojibase-data/package.json'));

/** Latest emoji version supported by devices of recent years; newer ones show as an empty box. */
const newestVersion = 15;

type Source = {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  subgroup?: number;
  version: number;
  skins?: { emoji: string; tone: number | number[] }[];
};
type Named = { key: string; message: string; order: number };
type Names = { groups: Named[]; subgroups: Named[]; skinTones: Omit<Named, 'order'>[] };

/** Mistakes of the source data. */
const corrections: Record<string, string> = { 'mitteldunkrer Hautton': 'mitteldunkler Hautton' };

/** Skin tones by their numbers in the source data. */
const tones = ['', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** Writes each language's emoji to `public/` in the picker's format, without unused fields. */
export function writeEmoji(root: string): void {
  rmSync(join(root, 'public', 'emoji'), { recursive: true, force: true });
  mkdirSync(join(root, 'public', emojiFolder), { recursive: true });
  for (const locale of locales) {
    writeFileSync(join(root, 'public', emojiPath(locale)), JSON.stringify(loadEmoji(locale)));
  }
}

export function loadEmoji(locale: string) {
  return convertEmoji(locale, read<Source[]>(locale, 'data'), read<Names>(locale, 'messages'));
}

/** Converts a language's emoji to the picker's format. */
export function convertEmoji(locale: string, all: readonly Source[], names: Names) {
  const flags = names.subgroups.filter(({ key }) => key === 'country-flag' || key === 'subdivision-flag');
  const parts = names.groups.find(({ key }) => key === 'component')?.order;
  const isChosen = (each: Source): each is Source & { group: number } =>
    each.group !== undefined && each.group !== parts && each.version <= newestVersion;
  return {
    locale,
    emojis: all.filter(isChosen).map(({ emoji, group, version, label, tags = [], subgroup, skins }) => ({
      emoji,
      category: group,
      version,
      label,
      tags,
      ...(flags.some(({ order }) => order === subgroup) && { countryFlag: true }),
      ...(skins && { skins: getSkins(skins) }),
    })),
    categories: names.groups
      .filter(({ order }) => order !== parts)
      .map(({ order, message }) => ({ index: order, label: capital(message, locale) })),
    skinTones: Object.fromEntries(
      names.skinTones.map(({ key, message }) => [key, corrections[message] ?? message]),
    ),
  };
}

function getSkins(skins: NonNullable<Source['skins']>): Record<string, string> {
  const single = skins.filter(
    (skin): skin is { emoji: string; tone: number } => typeof skin.tone === 'number',
  );
  return Object.fromEntries(single.map(({ tone, emoji }) => [tones[tone], emoji]));
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function read<T>(locale: string, file: string): T {
  return JSON.parse(readFileSync(join(packageFolder, locale, `${file}.json`), 'utf8')) as T;
}
