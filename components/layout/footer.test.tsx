import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer.tsx';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { footer: german } = getTexts('de');
const disclaimer = 'Nicht alle Angaben sind geprüft.';

function show(isForUs = false) {
  render(
    <InTestPage path="/">
      <Footer
        site={{
          name: 'Herzfunke',
          minAge: 18,
          fictional: { warning: 'Diese Seite enthält fiktive Profile.', singular: '', plural: '' },
        }}
        legalNotices={{ disclaimer, isForUs }}
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
  expect(area).toHaveTextContent(disclaimer);
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
  expect(show()).not.toHaveTextContent(german.usTitle);
  expect(show(true)).toHaveTextContent(`${german.usTitle}: `);
});
