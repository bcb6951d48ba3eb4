type MotionPreferences = { stillness?: boolean; saveData?: boolean };

/** jsdom plays no media: records calls on films, and answers media queries of the visitor. */
export function stubMotion({ stillness = false, saveData = false }: MotionPreferences = {}) {
  const events: string[] = [];
  const note = (what: string, film: HTMLMediaElement) =>
    events.push(`${what} ${film.querySelector('source')?.getAttribute('src') ?? ''}`);
  HTMLMediaElement.prototype.play = async function () {
    note('play', this);
  };
  HTMLMediaElement.prototype.pause = function () {
    note('pause', this);
  };
  window.matchMedia = ((query: string) => ({
    matches: stillness && query.includes('reduced-motion'),
  })) as unknown as typeof window.matchMedia;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  return events;
}
