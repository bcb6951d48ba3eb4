/** Next writes its payload in pieces, for a stream. A page that is whole needs one, and one hash in its policy. */
export function joinPayload(html: string): string {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
}
