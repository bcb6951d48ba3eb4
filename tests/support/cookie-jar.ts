/** Cookies per host, as far as tests need them: name, value and deletion. */
export class CookieJar {
  readonly #byHost = new Map<string, Map<string, string>>();

  keep(host: string, lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const isOver = attributes.some((each) => /^max-age=0$/i.test(each) || isPast(each));
      if (isOver) this.#of(host).delete(pair.slice(0, at));
      else this.set(host, pair.slice(0, at), pair.slice(at + 1));
    }
  }

  get(host: string, name: string): string | undefined {
    return this.#of(host).get(name);
  }

  set(host: string, name: string, value: string): void {
    this.#of(host).set(name, value);
  }

  header(host: string): string {
    return [...this.#of(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #of(host: string): Map<string, string> {
    const found = this.#byHost.get(host) ?? new Map<string, string>();
    this.#byHost.set(host, found);
    return found;
  }
}

function isPast(attribute: string): boolean {
  return /^expires=/i.test(attribute) && Date.parse(attribute.slice('expires='.length)) <= Date.now();
}
