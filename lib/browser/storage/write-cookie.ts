/** Keeps a readable cookie as its line says; over https it never travels without. */
export function writeCookie(line: string): void {
  document.cookie = location.protocol === 'https:' ? `${line}; Secure` : line;
}
