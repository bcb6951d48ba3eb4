import { faqEntries } from './faq-entries.ts';

it('gives questions with plain answers, and nothing that is no question', () => {
  const sections = [
    { heading: 'About this page', paragraphs: ['We wrote it.'] },
    { heading: 'What does it cost?', paragraphs: ['Little. See [the prices](/pricing):', '- a message: 1'] },
    { heading: 'And this?', paragraphs: [] },
  ];
  expect(faqEntries({ sections })).toEqual([
    { question: 'What does it cost?', answer: 'Little. See the prices:\na message: 1' },
  ]);
});
