import { joinPayload } from './join-payload.ts';

it('joins the payload where its pieces are adjacent', () => {
  const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
  const html = '<body>' + piece('1:"a') + piece('b"\n') + '<p></p>' + piece('2:"c"\n') + '</body>';
  expect(joinPayload(html)).toBe('<body>' + piece('1:"ab"\n') + '<p></p>' + piece('2:"c"\n') + '</body>');
});
