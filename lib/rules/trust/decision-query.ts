const number = /^[A-Z0-9-]{8,60}$/;

/** The number of a complaint that the page is asked about by its query (`?receipt=…`); null for anything but a number. */
export function namedReceipt(search: string): string | null {
  return named(search, 'receipt');
}

/** Likewise the number of a decision (`?decision=…`). */
export function namedDecision(search: string): string | null {
  return named(search, 'decision');
}

function named(search: string, name: string): string | null {
  const given = (new URLSearchParams(search).get(name) ?? '').trim().toUpperCase();
  return number.test(given) ? given : null;
}
