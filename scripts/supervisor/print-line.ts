export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prefixes each line of a child's output with its name; an incomplete line is buffered. */
export function prefixLines(name: string): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) printLine(`[${name}] ${line}`);
  };
}
