import { Fragment, type ReactNode } from 'react';

type LinkedTextProps = {
  /** A catalogue text with `{name}` for each link. */
  text: string;
  links: Record<string, ReactNode>;
};

/** A sentence with links, in the language's order. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index}-${part}`}>{index % 2 ? (links[part] ?? `{${part}}`) : part}</Fragment>
    ));
}
