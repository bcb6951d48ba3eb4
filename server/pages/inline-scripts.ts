import { createHash } from 'node:crypto';
import { shellScript } from '../../lib/site/shell-script.ts';

/** Our own inline scripts, verbatim. */
const ownScripts: ReadonlySet<string> = new Set([shellScript]);

/** Script types that browsers never execute. */
const dataType = /^(?:application\/(?:ld\+)?json|speculationrules|text\/plain)$/i;

export type InlineScripts = { hashes: string[]; refused: string[] };

/**
 * Hashes of a page's inline scripts for its Content-Security-Policy. Only scripts in the known form of Next and ours
 * are hashed, so that an injected script has no hash and does not run.
 */
export function inlineScripts(html: string): InlineScripts {
  const hashes = new Set<string>();
  const refused: string[] = [];
  for (const { attributes, content } of listScripts(html)) {
    if (/\bsrc\s*=/i.test(attributes) || content === '') continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (type && dataType.test(type)) continue;
    if (isOurs(content)) hashes.add(toScriptHash(content));
    else refused.push(content.slice(0, 200));
  }
  return { hashes: [...hashes], refused };
}

type Script = { attributes: string; content: string };

function* listScripts(html: string): Generator<Script> {
  const opening = /<script\b/gi;
  const closing = /<\/script>/gi;
  while (opening.test(html)) {
    const start = html.indexOf('>', opening.lastIndex);
    if (start === -1) return;
    closing.lastIndex = start + 1;
    const end = closing.exec(html)?.index;
    if (end === undefined) return;
    yield { attributes: html.slice(opening.lastIndex, start), content: html.slice(start + 1, end) };
    opening.lastIndex = closing.lastIndex;
  }
}

function toScriptHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Next's calls with one JSON argument: its payload and the list of initial chunks. */
const nextCalls: readonly RegExp[] = [
  /^\(self\.__next_[fs]\s*=\s*self\.__next_[fs]\s*\|\|\s*\[\]\)\.push\(([\s\S]*)\);?$/,
  /^self\.__next_[fs]\.push\(([\s\S]*)\);?$/,
  /^\(globalThis\["TURBOPACK"\]\s*\|\|\s*\(globalThis\["TURBOPACK"\]\s*=\s*\[\]\)\)\.push\(([\s\S]*)\);?$/,
];

/** React DOM's runtime for streamed parts, with literal arguments only. */
const reactScripts: readonly RegExp[] = [
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
  /^\$R[CSXRV]\((?:"[\w:.-]*",?)*\);?$/,
];

function isOurs(content: string): boolean {
  if (ownScripts.has(content)) return true;
  for (const form of nextCalls) {
    const argument = form.exec(content)?.[1];
    if (argument !== undefined) return isJson(argument);
  }
  return reactScripts.some((form) => form.test(content));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
