/** Runs in the page: the text for readers and screen readers, a line for each block, in reading order. */
export function readTexts(): string {
  const { root, plain } = globalThis.pictureTools;
  const lines: string[] = [];
  let line = '';
  /** Role of the next text, such as a button or a heading. */
  let marks = '';
  const flush = () => {
    const done = plain(line);
    if (done) {
      lines.push(marks + done);
      marks = '';
    }
    line = '';
  };

  const findName = (element: Element) => {
    const names = ['aria-label', 'title', 'alt'].map((each) => plain(element.getAttribute(each)));
    return [...new Set(names.filter(Boolean))].map((each) => `{${each}}`).join(' ');
  };

  const field = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
    const parts = [
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      findName(element),
    ];
    if (!(element instanceof HTMLSelectElement) && element.placeholder)
      parts.push(`placeholder: ${element.placeholder}`);
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
      parts.push(element.checked ? '(chosen)' : '');
    else if (element instanceof HTMLSelectElement)
      parts.push(
        `choices: ${[...element.options]
          .slice(0, 40)
          .map(({ text }) => plain(text))
          .join(' | ')}`,
      );
    else if (element.value) parts.push(`value: ${element.value}`);
    return `[${parts.filter(Boolean).join(' ')}]`;
  };

  const getPrefix = (element: Element, isBlock: boolean) => {
    if (element.matches('h1, h2, h3, h4')) return `${'#'.repeat(Number(element.tagName.at(1)))} `;
    if (element.matches('button, summary, .btn')) return '[button] ';
    if (element.matches('a') && isBlock) return '[link] ';
    return element.matches('li') ? '- ' : '';
  };

  const read = (node: Node): void => {
    if (node instanceof Text) {
      line += node.data;
      return;
    }
    if (!(node instanceof Element) || node.matches('script, style, noscript, template')) return;
    if (node.matches('input[type=hidden]') || !node.checkVisibility({ visibilityProperty: true })) return;
    const { display } = getComputedStyle(node);
    const isBlock = node.tagName === 'BR' || (display !== 'inline' && display !== 'contents');
    if (isBlock && display !== 'inline-block') flush();
    const mark = getPrefix(node, isBlock);
    const marksBefore = marks;
    if (
      node instanceof HTMLInputElement ||
      node instanceof HTMLTextAreaElement ||
      node instanceof HTMLSelectElement
    )
      line += ` ${field(node)} `;
    else {
      const name = findName(node);
      marks += mark;
      line += name ? `${name} ` : '';
      if (!(node instanceof SVGElement)) for (const child of node.childNodes) read(child);
    }
    if (isBlock && display !== 'inline-block') flush();
    if (marks === marksBefore + mark && plain(line) === '') marks = marksBefore;
  };

  read(root());
  flush();
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const head = [
    `title: ${document.title}`,
    `description: ${description ?? '–'}`,
    `path: ${location.pathname}${location.search}`,
  ];
  return `${[...head, '', ...lines].join('\n')}\n`;
}
