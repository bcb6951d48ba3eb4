/** @jsxRuntime automatic */
import { render } from '@react-email/render';
import { Button } from './elements.tsx';

const button = (label: string) => (
  <Button href="https://herzfunke.example" colour="#FFFFFF" textColour="#000000">
    {label}
  </Button>
);

it('keeps a word with a hyphen on one line', async () => {
  expect(await render(button('Bekreft e-postadressen'))).toContain(
    '<span style="white-space:nowrap">e-postadressen</span></span>',
  );
});

it('reads in plain text as it is written', async () => {
  expect(await render(button('E-Mail-Adresse bestätigen'), { plainText: true })).toContain(
    'E-Mail-Adresse bestätigen https://herzfunke.example',
  );
});
