import { catalogue } from '../../lib/i18n/catalogue.ts';
import type { Locale } from '../../lib/i18n/locales.ts';

/** A catalogue's texts, so that a test finds things by what a person reads in that language. */
export function words(locale: string, namespace: string): Words {
  return new Words(catalogue(locale as Locale)[namespace] as Tree);
}

type Tree = { [key: string]: string | Tree };

class Words {
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** The text under a dotted key, its arguments filled in; plurals have to be asked for by their own words. */
  text(key: string, values: Record<string, string> = {}): string {
    let found: string | Tree | undefined = this.#tree;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`No text ${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }
}
