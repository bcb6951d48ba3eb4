/** The checkout's design: a till with a practice sign, in light and dark. */
export const checkoutStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4f1ea, #16140f);
  --sheet: light-dark(#ffffff, #211e17);
  --line: light-dark(#ddd6c7, #3a3528);
  --ink: light-dark(#221d12, #f4efe2);
  --soft: light-dark(#655c48, #b9af99);
  --accent: light-dark(#1d5c4a, #7fd6b8);
  --on-accent: light-dark(#ffffff, #06251c);
  --sign: light-dark(#fff1c2, #453609);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 34rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; letter-spacing: -0.01em; }
.sign { margin: 0 0 1.25rem; padding: 0.85rem 1rem; border-radius: 12px; background: var(--sign); font-weight: 600;
  border: 2px dashed currentColor; }
main { padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35rem 1.25rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; text-wrap: balance; font-variant-numeric: tabular-nums; }
dd.total { font-size: 1.35rem; font-weight: 700; }
@media (width < 18em) {
  dl { display: block; }
  dd { margin-bottom: 0.5rem; text-align: start; }
  h1 { font-size: 1.25rem; }
  body { padding-inline: 0.5rem; }
  main, .sign { padding-inline: 0.375rem; }
  .choice { gap: 0.375rem; }
}
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend, h2 { margin: 0; padding: 0; font-size: 1.05rem; font-weight: 700; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; padding: 0.35rem 0;
  border-bottom: 1px solid var(--line); }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.seconds { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem;
  margin-bottom: 1.25rem; }
.seconds input { width: 6rem; min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 10px;
  background: transparent; color: inherit; font: inherit; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 0.65rem 1rem; border: 1px solid var(--accent);
  border-radius: 24px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
.second { margin-top: 0.75rem; background: transparent; color: var(--accent); }
.state { margin: 0 0 1rem; font-weight: 700; }
section { margin-top: 1.5rem; }
ul { list-style: none; margin: 0.5rem 0 0; padding: 0; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.6rem 0;
  border-top: 1px solid var(--line); }
li a { color: var(--accent); overflow-wrap: anywhere; }
li span { color: var(--soft); font-variant-numeric: tabular-nums; }
`;
