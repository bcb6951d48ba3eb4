import { isComponent, getNodeName, readScreen, walk, type Known, type Node } from './read-screen.ts';

type Shown = { text: boolean; constant: boolean };
const element: Shown = { text: false, constant: true };
const nothing: Shown = { text: false, constant: false };

type Source = ReturnType<typeof readScreen>;

/**
 * Finds text next to a sibling in one parent of a component if either appears, disappears or changes. A browser's
 * page translation replaces text nodes with its own elements: React then fails when it inserts before or removes a
 * text, and changed text is not shown. Text that is an element's only child is safe.
 * @param files paths and sources of all screens
 * @param isDrawn whether the file renders in the browser; text rendered only on the server changes only with its page
 */
export function findBareTexts(
  files: readonly (readonly [path: string, source: string])[],
  isDrawn: (path: string) => boolean,
): string[] {
  const sources = files.map(([path, source]) => ({ path, ...readScreen(source) }));
  const slots = new Map(sources.flatMap(({ types }) => types));
  const texted = new Set(sources.flatMap(textedComponents));
  const fleeting = sources.flatMap(fleetingComponents);
  return sources.flatMap(({ path, ...source }) => {
    if (!isDrawn(path)) return [];
    for (const name of source.imported.flatMap((type) => slots.get(type) ?? []))
      if (!source.known.has(name)) source.known.set(name, 'slot');
    for (const name of fleeting) source.known.set(name, 'slot');
    return bareLines(source, texted).map(
      (line) =>
        `${path}:${line} shows text beside what comes, goes or changes: give it an element of its own`,
    );
  });
}

/** Components whose `children` are only text, such as a button's label. */
function textedComponents({ parents, known }: Source): string[] {
  return parents.flatMap((parent) => {
    const children = shownChildren(parent);
    const isText = children.length === 1 && shownBy(children[0], known).text;
    return isText && isComponent(parent.opening?.name) ? [getNodeName(parent.opening?.name)] : [];
  });
}

/** Components that render nothing or different elements at times. */
function fleetingComponents({ components, known }: Source): string[] {
  return components
    .filter(({ body }) => !returnedBy(body, known).constant)
    .map(({ identifier }) => getNodeName(identifier));
}

function bareLines({ parents, known, getLine, components }: Source, texted: ReadonlySet<string>): number[] {
  const returning = components.filter(({ body }) => returnedBy(body, known).text);
  if (components.some(({ identifier }) => texted.has(getNodeName(identifier)))) known.delete('children');
  const bare = parents.flatMap((parent) => bareTexts(parent, known));
  return [...new Set([...bare, ...returning].map(getLine))].sort((one, other) => one - other);
}

function bareTexts(parent: Node, known: Known): Node[] {
  const children = shownChildren(parent);
  const shown = children.map((child) => shownBy(child, known));
  if (children.length < 2 || shown.every(({ constant }) => constant)) return [];
  return children.filter((_, index) => shown[index]?.text);
}

const shownChildren = ({ children = [] }: Node) => children.filter((child) => !isLeftOut(child));

/** Whitespace between source lines, and comments. */
function isLeftOut({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return /^\s*\n\s*$/.test(String(value));
  return type === 'JSXExpressionContainer' && expression?.type === 'JSXEmptyExpression';
}

function shownBy(node: Node | undefined, known: Known): Shown {
  switch (node?.type) {
    case undefined:
    case 'NullLiteral':
    case 'BooleanLiteral':
      return nothing;
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return shownBy(node.expression, known);
    case 'OptionalChainingExpression':
      return shownBy(node.base, known);
    case 'JSXElement':
      return known.get(getNodeName(node.opening?.name)) === 'slot' ? nothing : element;
    case 'JSXFragment':
      return all(shownChildren(node), known);
    case 'JSXText':
    case 'StringLiteral':
      return { text: String(node.value).trim() !== '', constant: true };
    case 'MemberExpression':
      return { text: true, constant: isNamedText(node) };
    case 'ArrayExpression':
      return {
        text: all(
          (node.elements ?? []).map((each) => each.expression),
          known,
        ).text,
        constant: false,
      };
    case 'ConditionalExpression':
      return either(shownBy(node.consequent, known), shownBy(node.alternate, known));
    case 'BinaryExpression':
      return node.operator === '&&'
        ? either(nothing, shownBy(node.right, known))
        : either(shownBy(node.left, known), shownBy(node.right, known));
    case 'Identifier': {
      const init = known.get(String(node.value));
      if (init === 'slot') return nothing;
      return init && init.type !== 'Identifier' ? shownBy(init, new Map()) : { text: true, constant: false };
    }
    case 'ArrowFunctionExpression':
      return node.body?.type === 'FunctionBody' ? returnedBy(node.body, known) : shownBy(node.body, known);
    case 'FunctionDeclaration':
      return returnedBy(node.body, known);
    case 'CallExpression':
      return shownByCall(node, known);
    default:
      return { text: true, constant: false };
  }
}

/** A page text by name, such as `texts.received.number`. */
function isNamedText({ object, property }: Node): boolean {
  if (property?.type === 'Computed') return false;
  if (property?.value === 'texts') return true;
  return object?.type === 'MemberExpression'
    ? isNamedText(object)
    : /(texts|terms|invitation|notice)$/i.test(String(object?.value));
}

function shownByCall({ callee, arguments: given = [] }: Node, known: Known): Shown {
  if (callee?.property?.value === 'map' || callee?.object?.value === 'Array') {
    const { text } = shownBy(given.at(-1)?.expression, known);
    return { text, constant: false };
  }
  const own = known.get(getNodeName(callee));
  if (own === 'slot' || callee?.value === 'createPortal') return nothing;
  if (own && ['ArrowFunctionExpression', 'FunctionDeclaration'].includes(own.type))
    return shownBy(own, new Map());
  // A text without values, such as t('title').
  const constant = given.length === 1 && given[0]?.expression.type === 'StringLiteral';
  return { text: true, constant };
}

function returnedBy(body: Node | undefined, known: Known): Shown {
  const returned: Node[] = [];
  walk(body, (node) => {
    if (/^(Arrow)?Function(Declaration|Expression)$/.test(node.type)) return false;
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument);
    return true;
  });
  const { text, constant } = all(returned, known);
  return { text, constant: constant && returned.length === 1 };
}

function all(nodes: Node[], known: Known): Shown {
  const shown = nodes.map((node) => shownBy(node, known));
  return { text: shown.some(({ text }) => text), constant: shown.every(({ constant }) => constant) };
}

const either = (one: Shown, other: Shown): Shown => ({ text: one.text || other.text, constant: false });
