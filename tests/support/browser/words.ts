import { catalogue } from '#lib/i18n/catalogue.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** A catalogue's texts, so that tests find elements by the words a person reads in that language. */
export function words(locale: string, namespace: string): Words {
  return new Words(catalogue(locale as Locale)[namespace] as Tree);
}

type Tree = { [key: string]: string | Tree };

class Words {
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** The text of a dotted key with its arguments; plurals have to be looked up by their own words. */
  text(key: string, values: Record<string, string> = {}): string {
    let found: string | Tree | undefined = this.#tree;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`No text ${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }
}
