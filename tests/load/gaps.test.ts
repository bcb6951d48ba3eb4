import { formatGaps } from './gaps.ts';
import { limitRow } from './report.ts';

it('names what misses its target, with one reason for all of a kind', () => {
  const rows = [
    limitRow('home: document', 13, 14, 'KB'),
    limitRow('members: document', 18, 14, 'KB'),
    limitRow('the settings: document', 16, 14, 'KB'),
    limitRow('something new', 2, 1, 's'),
  ];
  const text = formatGaps(rows);
  expect(text).toContain('- **members: document; the settings: document.** Next sends');
  expect(text).toContain('- **something new.** Not looked into yet.');
  expect(text).not.toContain('home');
});

it('says nothing where everything is reached', () => {
  expect(formatGaps([limitRow('home: document', 13, 14, 'KB')])).toBe('');
});
