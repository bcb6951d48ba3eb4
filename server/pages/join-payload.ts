/** Next splits its payload for streaming; a complete page needs only one piece, with one hash in its policy. */
export function joinPayload(html: string): string {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
}
