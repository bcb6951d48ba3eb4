/**
 * A key for one deed of a person: keep it while the same deed is tried again, make a new one for the next deed.
 * `crypto.randomUUID` needs a secure context, which a plain-http address in a local network is not.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * Keys for one form: the same content gets the same key however often it is sent, so that a lost answer does not do
 * it twice; changed content is another deed.
 */
export function contentKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}
