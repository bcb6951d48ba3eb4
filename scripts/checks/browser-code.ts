import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build as bundle, type Metafile, type Plugin } from 'esbuild';

const forbidden: [RegExp, string][] = [
  [
    /^lib\/contract\/(?!trust\/(?:contact-data|public-names)\/|(?:countries|languages|limits|vocabulary|formats|labelled|retried|one-full-stop|community\/(?:photo-limits|photo-tiles|visible-text|chat-vocabulary|profile-vocabulary)|growth\/page-text|trust\/(?:contact-data|public-names)|commerce\/(?:format-money|discount-amount|credits-price|price-country|payment-methods|payment-method-names)|identity\/(?:age-limits|deletion-reasons|mail-address|password-length)|outreach\/notification-kinds)\.ts$)/,
    'the contract with all of zod: import its types only',
  ],
  [/^lib\/upstream\//, 'the seam to the backend'],
  [/^(server|backend)\//, 'a server'],
];
const forbiddenPackages: [RegExp, string][] = [
  [/^zod$/, 'all of zod: use zod/mini'],
  [/^(server-only|pg|drizzle-orm|nodemailer|iron-session)(\/|$)/, 'server code'],
];

/** Files that reach the browser, by path, through every import except type imports. */
export type BrowserCode = Metafile['inputs'];

/** @param islands paths of the client components and of lib/browser */
export async function readBrowserCode(root: string, islands: string[]): Promise<BrowserCode> {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: islands,
    outdir: 'unused',
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    packages: 'external',
    plugins: [withoutTexts],
    jsx: 'automatic',
    loader: { '.scss': 'empty', '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** The texts of `.texts` only exist after a build. */
const withoutTexts: Plugin = {
  name: 'without-texts',
  setup: (builder) =>
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/\bimport\(`@texts\/[^`]*`\)/g, 'null'),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
};

/** Finds server code in the browser's bundle. */
export function findServerCode(code: BrowserCode): string[] {
  return Object.entries(code).flatMap(([path, input]) => judgeInput(path, input));
}

function judgeInput(path: string, { imports }: BrowserCode[string]): string[] {
  return imports.flatMap((each) => {
    const list = each.external ? forbiddenPackages : forbidden;
    const found = list.find(([pattern]) => pattern.test(each.path));
    if (found) return [`${path} takes ${each.path} into the browser: ${found[1]}`];
    const isNode = each.external && (each.path.startsWith('node:') || builtinModules.includes(each.path));
    return isNode ? [`${path} takes ${each.path} into the browser: it is of Node`] : [];
  });
}
