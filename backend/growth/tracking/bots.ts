import Bowser from 'bowser';

/** User agents of crawlers, previews, monitors and HTTP clients; the exception is for Cubot phones. */
const named =
  /(?<!cu)bot(?:\b|[_-])|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|headless|lighthouse|pingdom|curl\/|wget|python|^java\/|libwww|http-?client|okhttp|axios|phantomjs|puppeteer|playwright|selenium/i;

/** Bots are detected by a missing or known user agent, or by `navigator.webdriver`. */
export function isBot(userAgent: string, webdriver = false): boolean {
  if (webdriver || userAgent.trim() === '' || named.test(userAgent)) return true;
  return Bowser.parse(userAgent).platform.type === 'bot';
}
