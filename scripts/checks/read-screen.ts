import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, as far as the bare-text check needs it. */
export type Node = {
  type: string;
  span?: { start: number };
  value?: unknown;
  id?: Node;
  init?: Node;
  identifier?: Node;
  body?: Node;
  argument?: Node;
  arguments?: { expression: Node }[];
  children?: Node[];
  elements?: { expression: Node }[];
  expression?: Node;
  left?: Node;
  right?: Node;
  operator?: string;
  consequent?: Node;
  alternate?: Node;
  callee?: Node;
  property?: Node;
  key?: Node;
  object?: Node;
  local?: Node;
  base?: Node;
  typeAnnotation?: unknown;
  opening?: { name?: Node };
};

/** Definitions in a file by name: the value, or a slot for elements. */
export type Known = Map<string, Node | 'slot'>;

/** The JSX of a source, its components, and known definitions. */
export function readScreen(source: string) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true });
  const bytes = Buffer.from(source);
  const known: Known = new Map();
  const parents: Node[] = [];
  const components: Node[] = [];
  const types: [string, string[]][] = [];
  const imported: string[] = [];
  walk(tree.body, (node) => {
    const { type, id, init, identifier, key } = node;
    if (type === 'TsPropertySignature' && isSlot(node.typeAnnotation)) known.set(getNodeName(key), 'slot');
    if (type === 'VariableDeclarator' && id?.type === 'Identifier' && init) known.set(getNodeName(id), init);
    if (type === 'FunctionDeclaration') {
      known.set(getNodeName(identifier), node);
      if (isComponent(identifier)) components.push(node);
    }
    if (type === 'TsTypeAliasDeclaration') types.push([getNodeName(id), listSlots(node)]);
    if (type === 'ImportSpecifier') imported.push(getNodeName(node.local));
    if (type === 'JSXElement' || type === 'JSXFragment') parents.push(node);
  });
  // swc positions count bytes, starting at 1.
  const getLine = ({ span }: Node) =>
    bytes
      .subarray(0, (span?.start ?? 1) - 1)
      .toString()
      .split('\n').length;
  return { parents, known, getLine, components, types, imported };
}

function listSlots(declaration: Node): string[] {
  const slots: string[] = [];
  walk(declaration, ({ type, key, typeAnnotation }) => {
    if (type === 'TsPropertySignature' && isSlot(typeAnnotation)) slots.push(getNodeName(key));
  });
  return slots;
}

/** A property that holds elements or a render function. */
function isSlot(annotation: unknown): boolean {
  let found = false;
  walk(annotation, ({ type, value }) => {
    if (type === 'Identifier' && /^(ReactNode|ReactElement|\w+Slot)$/.test(String(value))) found = true;
  });
  return found;
}

export const getNodeName = (node: Node | undefined) => String(node?.value);
export const isComponent = (name: Node | undefined) => /^[A-Z]/.test(getNodeName(name));

/** @param visit returns `false` to skip a subtree */
export function walk(value: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, visit));
  if (typeof value !== 'object' || value === null) return;
  if (visit(value as Node) === false) return;
  Object.values(value).forEach((each) => walk(each, visit));
}
