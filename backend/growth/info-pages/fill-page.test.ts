import { fillPage } from './fill-page.ts';
import { pagePlaces, type PageValues } from './page-values.ts';

const values: PageValues = {
  ...(Object.fromEntries(pagePlaces.map((name) => [name, `<${name}>`])) as Record<
    (typeof pagePlaces)[number],
    string
  >),
  phone: '',
  represented_by: '',
  access_authorities: ['- DE: one', '- NL: two'],
};

const page = (...paragraphs: string[]) => ({
  title: 'About {brand}',
  description: 'By {company}',
  sections: [{ heading: 'Who {brand} is', paragraphs }],
});

describe('fillPage', () => {
  it('fills title, description, headings and lines', () => {
    expect(fillPage(page('Write to {email}, {email}.'), values)).toEqual({
      title: 'About <brand>',
      description: 'By <company>',
      sections: [{ heading: 'Who <brand> is', paragraphs: ['Write to <email>, <email>.'] }],
    });
  });

  it('leaves out a line for which there is nothing, and a section without lines', () => {
    expect(fillPage(page('{company}', 'Phone: {phone}'), values).sections[0]?.paragraphs).toEqual([
      '<company>',
    ]);
    expect(fillPage(page('Represented by {represented_by}'), values).sections).toEqual([]);
  });

  it('replaces a placeholder line by a list, or omits it', () => {
    const { sections } = fillPage(page('In your country:', '{access_authorities}'), values);
    expect(sections[0]?.paragraphs).toEqual(['In your country:', '- DE: one', '- NL: two']);
    const none = { ...values, access_authorities: [] };
    expect(fillPage(page('Ask them.', '{access_authorities}'), none).sections[0]?.paragraphs).toEqual([
      'Ask them.',
    ]);
  });

  it('takes what it fills in literally', () => {
    const tricky = { ...values, brand: '{company}' };
    expect(fillPage(page('{brand}'), tricky).sections[0]?.paragraphs).toEqual(['{company}']);
  });
});
