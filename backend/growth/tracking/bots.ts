import Bowser from 'bowser';

/** Crawlers, previews, monitors and programs that name themselves in words that no browser of a person has; Cubot makes phones. */
const named =
  /(?<!cu)bot(?:\b|[_-])|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|headless|lighthouse|pingdom|curl\/|wget|python|^java\/|libwww|http-?client|okhttp|axios|phantomjs|puppeteer|playwright|selenium/i;

/** Whether a visit is a program's by what it calls itself, which a person's browser always does, or by its own word. */
export function isBot(userAgent: string, webdriver = false): boolean {
  if (webdriver || userAgent.trim() === '' || named.test(userAgent)) return true;
  return Bowser.parse(userAgent).platform.type === 'bot';
}
