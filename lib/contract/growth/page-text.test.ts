import { minTime } from '#scripts/checks/expressions/attack-texts.ts';
import { pageBlocks, plainText } from './page-text.ts';

const words = (text: string) => ({ text, href: null });

describe('pageBlocks', () => {
  it('makes one list of the bullets that stand together', () => {
    expect(pageBlocks(['Three things:', '- one', '- two', 'And more.', '- three'])).toEqual([
      { kind: 'paragraph', parts: [words('Three things:')] },
      { kind: 'list', items: [[words('one')], [words('two')]] },
      { kind: 'paragraph', parts: [words('And more.')] },
      { kind: 'list', items: [[words('three')]] },
    ]);
  });

  it('knows links to our own pages, to others, and mail addresses as they stand', () => {
    const [block] = pageBlocks([
      'Use the [form](/complaints), [them](https://a.example/b) or hi@vonk.example.',
    ]);
    expect(block).toEqual({
      kind: 'paragraph',
      parts: [
        words('Use the '),
        { text: 'form', href: '/complaints' },
        words(', '),
        { text: 'them', href: 'https://a.example/b' },
        words(' or '),
        { text: 'hi@vonk.example', href: 'mailto:hi@vonk.example' },
        words('.'),
      ],
    });
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](http://a.example)',
    '[x](data:text/html,y)',
  ])('leaves %s as words', (line) => {
    const [block] = pageBlocks([line]);
    expect(block).toEqual({ kind: 'paragraph', parts: [words(line)] });
  });

  it('takes no time over a text made to take long', () => {
    const hostile = [`${'a'.repeat(50_000)}@`, '['.repeat(50_000), '[a]('.repeat(20_000)];
    expect(minTime(() => pageBlocks(hostile), 1_000)).toBeLessThan(1_000);
  });
});

test('reads plain text', () => {
  expect(plainText('- Use the [form](/complaints) or hi@vonk.example')).toBe(
    'Use the form or hi@vonk.example',
  );
});
