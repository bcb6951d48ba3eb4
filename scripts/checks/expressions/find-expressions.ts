import { parseSync } from '@swc/core';

/** A regular expression in a source; null if it is built at run time. */
export type Expression = { file: string; pattern: string | null; flags: string };

type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };

/** Finds every regular expression in a source's syntax tree. */
export function findExpressions(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { type, pattern, flags, callee } = value as Node;
    if (type === 'RegExpLiteral') found.push({ file, pattern: pattern ?? '', flags: flags ?? '' });
    const isCall = type === 'NewExpression' || type === 'CallExpression';
    if (isCall && callee?.value === 'RegExp') found.push({ file, pattern: null, flags: '' });
    Object.values(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return found;
}
