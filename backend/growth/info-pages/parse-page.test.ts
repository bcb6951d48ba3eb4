import { parsePage } from './parse-page.ts';

describe('parsePage', () => {
  it('reads title, description, sections and paragraphs', () => {
    expect(
      parsePage('\n  # Title\n  About it\n  ## First\n  One.\n\n  Two.\n  ## Second\n  Three.\n'),
    ).toEqual({
      title: 'Title',
      description: 'About it',
      sections: [
        { heading: 'First', paragraphs: ['One.', 'Two.'] },
        { heading: 'Second', paragraphs: ['Three.'] },
      ],
    });
  });
});
