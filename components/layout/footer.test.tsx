import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer.tsx';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { layoutTexts } from '../../tests/support/screens/layout-texts.ts';

const { footer } = layoutTexts();

function show(texts = footer) {
  render(
    <InTestPage path="/">
      <Footer
        texts={texts}
        fictionalWarning="Diese Seite enthält fiktive Profile."
        company={{ name: 'Vonk Demo B.V.', lines: ['Keizersgracht 1'] }}
        paymentMethods={['PayPal', 'iDEAL | Wero']}
        supportEmail="hilfe@herzfunke.test"
        ownPages={[{ href: '/presse', word: 'Presse' }]}
      />
    </InTestPage>,
  );
  return screen.getAllByRole('contentinfo').at(-1) as HTMLElement;
}

it('links everything the specification names', () => {
  const paths = within(show())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/pages/terms',
      '/pages/privacy',
      '/pages/cookies',
      '/pages/ban',
      '/pricing',
      '/complaints',
      '/pages/return-policy',
      '/pages/faq',
      '/imprint',
      '/withdrawal',
      '/accessibility',
      '/pages/service',
      '/presse',
    ]),
  );
});

it('says who runs the site, how one pays, and that there are fictional profiles', () => {
  const area = show();
  for (const text of ['Vonk Demo B.V.', 'Keizersgracht 1', 'iDEAL | Wero']) {
    expect(within(area).getByText(text, { exact: false })).toBeInTheDocument();
  }
  expect(area).toHaveTextContent('Diese Seite enthält fiktive Profile.');
  expect(area).toHaveTextContent(footer.disclaimer);
});

it('keeps imprint and withdrawal in its short variant', () => {
  const short = show().querySelector<HTMLElement>('.vk-footer-short');
  const texts = short
    ? within(short)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : [];
  expect(texts).toEqual(['Impressum', 'Vertrag widerrufen', 'AGB', 'Datenschutz']);
});

it('has the notice for the United States only where it is given', () => {
  expect(show()).not.toHaveTextContent('USA');
  show({ ...footer, usNotice: { title: 'Notice for the United States', text: 'No checks.' } });
  expect(screen.getAllByRole('contentinfo').at(-1)).toHaveTextContent(
    'Notice for the United States: No checks.',
  );
});
