import { Breaker, backendBreaker } from './breaker.ts';

const now = 1_000_000;

function opened(): Breaker {
  const breaker = new Breaker();
  for (let nth = 0; nth < 10; nth++) breaker.timedOut(now);
  return breaker;
}

it('opens after ten calls in a row without a timely response', () => {
  const breaker = new Breaker();
  for (let nth = 0; nth < 9; nth++) breaker.timedOut(now);
  expect(breaker.mayAsk(now)).toBe(true);
  breaker.timedOut(now);
  expect([breaker.state(now), breaker.mayAsk(now)]).toEqual(['open', false]);
  expect(breaker.calls).toEqual({ answered: 0, failed: 0, timedOut: 10, refused: 1 });
});

it('stays closed while anything is answered, and where late calls are far apart', () => {
  const breaker = new Breaker();
  for (let nth = 0; nth < 40; nth++) {
    breaker.timedOut(now);
    if (nth % 5 === 0) breaker.answered();
  }
  for (let nth = 0; nth < 40; nth++) breaker.timedOut(now + 20_000 + nth * 2_000);
  expect(breaker.state(now + 100_000)).toBe('closed');
});

it('never opens for what fails at once', () => {
  const breaker = new Breaker();
  for (let nth = 0; nth < 100; nth++) breaker.failed();
  expect(breaker.mayAsk(now)).toBe(true);
});

it('lets one call try after a second, and opens or closes by what becomes of it', () => {
  const breaker = opened();
  expect(breaker.mayAsk(now + 999)).toBe(false);
  expect([breaker.mayAsk(now + 1_000), breaker.mayAsk(now + 1_000)]).toEqual([true, false]);
  breaker.timedOut(now + 3_000);
  expect(breaker.state(now + 3_500)).toBe('open');
  expect(breaker.mayAsk(now + 4_000)).toBe(true);
  breaker.answered();
  expect([breaker.state(now + 4_000), breaker.mayAsk(now + 4_000)]).toEqual(['closed', true]);
});

it('is one for each backend', () => {
  expect(backendBreaker('http://a')).toBe(backendBreaker('http://a'));
  expect(backendBreaker('http://a')).not.toBe(backendBreaker('http://b'));
});
