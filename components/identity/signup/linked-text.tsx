import { Fragment, type ReactNode } from 'react';

type LinkedTextProps = {
  /** A text of the catalogue with `{name}` where each link goes. */
  text: string;
  links: Record<string, ReactNode>;
};

/** A sentence with links in it, whose order is the language's. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index}-${part}`}>{index % 2 ? (links[part] ?? `{${part}}`) : part}</Fragment>
    ));
}
