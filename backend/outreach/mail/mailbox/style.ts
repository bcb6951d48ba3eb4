/** The mailbox's own looks: a quiet desk for reading mail, in light and in dark. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f3f1, #17121a);
  --sheet: light-dark(#ffffff, #211a25);
  --line: light-dark(#e6dcd8, #372c3c);
  --ink: light-dark(#2a1726, #f3eaf0);
  --soft: light-dark(#6f5a69, #b5a3b1);
  --accent: light-dark(#b3125a, #ff7fb2);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 56rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; overflow-wrap: anywhere; }
header p, .empty p { margin: 0; color: var(--soft); }
.mails { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 14px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 0 1rem; padding: 0.85rem 1.1rem; text-decoration: none; }
@media (min-width: 40rem) { .mails a { grid-template-columns: 1fr auto; } }
.mails a:hover { background: color-mix(in srgb, var(--accent) 7%, transparent); }
.mails strong { overflow-wrap: anywhere; }
.mails span, time { color: var(--soft); font-size: 0.9rem; overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.empty { padding: 4rem 1rem; text-align: center; background: var(--sheet); border: 1px dashed var(--line); border-radius: 14px; }
.back { display: inline-block; margin-bottom: 0.75rem; padding: 0.5rem 0; color: var(--accent); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 14px; background: #fff; color-scheme: light; }
summary { margin-top: 1.25rem; padding: 0.5rem 0; cursor: pointer; color: var(--accent); }
pre { margin: 0; padding: 1.1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet);
  border: 1px solid var(--line); border-radius: 14px; font-size: 0.9rem; }
`;
