type Stop = () => Promise<unknown>;

const stops = new Set<Stop>();
let isEnding = false;

/** Stops started resources in parallel when a test run is interrupted, and exits once. */
export function endWithProcess(stop: Stop): void {
  if (stops.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  stops.add(stop);
}

async function end(): Promise<void> {
  // A terminal's Ctrl-C arrives twice under npm.
  if (isEnding) return;
  isEnding = true;
  await Promise.allSettled([...stops].map((stop) => stop()));
  process.exit(1);
}
