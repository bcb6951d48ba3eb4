/** Writes a readable cookie; `Secure` over https. */
export function writeCookie(line: string): void {
  document.cookie = location.protocol === 'https:' ? `${line}; Secure` : line;
}
