import { backendsInTurn, pauseBackend, listUrls, fetchFromAny, resumeBackend } from './backends.ts';

const [one, two, three] = ['http://one:1', 'http://two:2', 'http://three:3'];

beforeEach(() => {
  process.env.BACKEND_URL = [one, two, three].join(', ');
  for (const url of [one, two, three]) resumeBackend(url);
});

it('reads a list with commas, spaces and slashes', () => {
  expect(listUrls(' http://one:1/ ,http://two:2,,')).toEqual([one, two]);
});

it('begins each call with the next one, and names all of them', () => {
  const firsts = [1, 2, 3, 4].map(() => backendsInTurn()[0]);
  expect(new Set(firsts.slice(0, 3)).size).toBe(3);
  expect(firsts[3]).toBe(firsts[0]);
  expect([...backendsInTurn()].toSorted()).toEqual([one, three, two]);
});

it('tries an unreachable one last, until its pause ends', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  pauseBackend(two);
  for (let round = 0; round < 3; round += 1) expect(backendsInTurn().at(-1)).toBe(two);
  clock.mockReturnValue(3_000);
  expect([1, 2, 3].map(() => backendsInTurn()[0])).toContain(two);
  clock.mockRestore();
});

it('reads from the next one where one fails, and throws when all do', async () => {
  const urls: string[] = [];
  const answer = await fetchFromAny((url) => {
    urls.push(url);
    return urls.length < 3 ? Promise.reject(new Error('refused')) : Promise.resolve(url);
  });
  expect([answer, new Set(urls).size]).toEqual([urls[2], 3]);
  await expect(fetchFromAny(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
