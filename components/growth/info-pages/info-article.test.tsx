import { render, screen, within } from '@testing-library/react';
import type { InfoPage } from '#lib/contract/growth/info-pages.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { InfoArticle } from './info-article.tsx';

const page: InfoPage = {
  token: 'terms',
  title: 'Bedingungen',
  description: 'Was gilt.',
  version: null,
  locales: ['de'],
  sections: [
    {
      heading: 'Erstens',
      paragraphs: [
        'Siehe [Preise](/pricing) oder hilfe@herzfunke.test.',
        '- eins',
        '- [zwei](https://a.example)',
        'Ende <b>',
      ],
    },
  ],
};

const show = (own: Partial<InfoPage> = {}) =>
  render(
    <InTestSite>
      <InfoArticle page={{ ...page, ...own }} />
    </InTestSite>,
  );

it('draws texts, lists and links, and no markup of the text', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedingungen');
  expect(screen.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('link', { name: 'hilfe@herzfunke.test' })).toHaveAttribute(
    'href',
    'mailto:hilfe@herzfunke.test',
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['eins', 'zwei']);
  expect(screen.getByRole('link', { name: 'zwei' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Ende <b>')).toBeInTheDocument();
});

it('says from when the terms are, in the language of the page', () => {
  show({ version: '2024-03-01T12:00:00.000Z' });
  const date = screen.getByText('Fassung vom 1. März 2024');
  expect(date).toHaveAttribute('datetime', '2024-03-01');
});

it('starts a long page with its contents, each linked to its section', () => {
  const sections = 'abcdefghijklmn'.split('').map((heading) => ({
    heading,
    paragraphs: [`about ${heading}`],
  }));
  const { container } = show({ sections });
  const contents = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
  for (const link of contents.getAllByRole('link')) {
    const target = container.querySelector(link.getAttribute('href') ?? '');
    expect(target).toHaveTextContent(`about ${link.textContent}`);
  }
});

it('a short page has no contents list', () => {
  show();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
