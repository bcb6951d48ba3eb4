export type Robots = {
  /** Addresses of sitemaps, as they are written. */
  sitemaps: string[];
  /** Whether any crawler may fetch a path. */
  allows: (path: string) => boolean;
};

/** Reads what a robots.txt says to everybody (RFC 9309): the longest rule that fits decides, without wildcards. */
export function readRobots(text: string): Robots {
  const sitemaps: string[] = [];
  const rules: { path: string; isAllowed: boolean }[] = [];
  let isForAll = false;
  let isHead = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') sitemaps.push(value.trim());
    if (field === 'user-agent') {
      isForAll = (isHead && isForAll) || value.trim() === '*';
      isHead = true;
    } else if (field) isHead = false;
    if (isForAll && (field === 'disallow' || field === 'allow') && value.trim())
      rules.push({ path: value.trim(), isAllowed: field === 'allow' });
  }
  return {
    sitemaps,
    allows(path) {
      const fitting = rules.filter((rule) => path.startsWith(rule.path));
      const longest = fitting.reduce<(typeof rules)[number] | null>(
        (best, rule) => (best && best.path.length >= rule.path.length ? best : rule),
        null,
      );
      return longest?.isAllowed ?? true;
    },
  };
}
