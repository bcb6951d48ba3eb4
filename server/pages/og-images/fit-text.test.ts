import { loadFace, type Face } from './faces.ts';
import { fitText } from './fit-text.ts';

/** A font whose letters are half as wide as they are high. */
const even = { measure: (text: string, size: number) => [...text].length * size * 0.5, draw: () => '' };
const room = { width: 100, sizes: [20, 10], lines: 2 };

it('takes the largest size that fits', () => {
  expect(fitText(even, 'zehn Teile', room)).toEqual({ size: 20, lines: ['zehn Teile'] });
  expect(fitText(even, 'zwei volle Zeilen', room)).toEqual({ size: 20, lines: ['zwei volle', 'Zeilen'] });
  expect(fitText(even, 'etwas mehr als nur zwei volle', room)).toEqual({
    size: 10,
    lines: ['etwas mehr als nur', 'zwei volle'],
  });
});

it('cuts what fits at no size, and breaks a word that is wider than a line', () => {
  const { size, lines } = fitText(even, `${'lang '.repeat(20)}`, room);
  expect(size).toBe(10);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(fitText(even, 'x'.repeat(30), room).lines).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
  for (const line of fitText(even, 'x'.repeat(300), room).lines)
    expect(even.measure(line, 10)).toBeLessThanOrEqual(room.width);
});

it('makes nothing of nothing', () => {
  expect(fitText(even, '  ', room).lines).toEqual([]);
});

describe.each(['text', 'figtree', 'fraunces'] as const)('the face %s', (name) => {
  let face: Face;
  beforeAll(async () => {
    face = await loadFace(name);
  });

  it('has the letters of all our languages', () => {
    for (const letter of 'aéèêëàâäãåæøœöõóòôøñßçłśźżćńęąčšžýÿüúùûíìïîðþÅÄÖØÆŁŚŻ¿¡«»„“”’…·–€?!&1234567890') {
      expect([letter, face.measure(letter, 100) > 5]).toEqual([letter, true]);
    }
  });

  it('draws only numbers, for any text', () => {
    const drawn = face.draw('</svg><script>alert("1")</script> & \u0000🔥', {
      x: 1,
      y: 2,
      size: 3,
      fill: '#ffffff',
    });
    expect(drawn).not.toMatch(/script|alert|&|🔥/);
    expect(drawn.replace(/<\/?(?:g|path)\b[^>]*>/g, '')).toBe('');
  });

  it('leaves out what it cannot draw', () => {
    expect(face.measure('🔥漢字', 50)).toBe(0);
    expect(face.measure('a🔥b', 50)).toBeGreaterThan(face.measure('a', 50));
  });
});
