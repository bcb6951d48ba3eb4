/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prefixes each whole line of a child's output with its name; an unfinished line waits for its end. */
export function prefixLines(name: string): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) say(`[${name}] ${line}`);
  };
}
