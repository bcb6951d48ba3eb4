/** Photos of members, unlike stills of our drawn films. */
const photo = 'img:not([src^="/clips/"])';

/** What a lander lacks: headline, lead, notice before the first photo, and one form that leads to the signup. */
export function findFrameFaults(container: HTMLElement): string[] {
  const getText = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  const notice = container.querySelector('[data-lander-notice]');
  const form = container.querySelector('form');
  const members = [...container.querySelectorAll(`${photo}, a[href^="/members/"]`)];
  const rules: [fault: string, isMet: boolean][] = [
    ['a single headline', container.querySelectorAll('h1').length === 1],
    ['its headline', getText('h1') === 'Lern jemanden kennen'],
    ['its lead', container.textContent?.includes('In deinem Tempo.') ?? false],
    ['whom it is for', getText('[data-lander-notice]').includes('ab 18 Jahren')],
    ['the notice', getText('[data-lander-notice]').includes('Diese Seite enthält fiktive Profile.')],
    ['the notice before members', members.every((member) => notice && isBefore(notice, member))],
    ['a single form', container.querySelectorAll('form').length === 1],
    [
      'a form that leads into the signup',
      form?.getAttribute('action') === '/signup' && form.method === 'get',
    ],
    ['a button that sends it', getText('form button[type="submit"]') === 'Kostenlos anmelden'],
  ];
  return rules.filter(([, isMet]) => !isMet).map(([fault]) => fault);
}

/** The same for a lander without members, which must not show a photo, a link to a member, or a number of members. */
export function findEmptyFaults(container: HTMLElement): string[] {
  const shown: [fault: string, isShown: boolean][] = [
    ['a photo', container.querySelector(photo) !== null],
    ['a way to members', container.querySelector('a[href*="/members"]') !== null],
    ['a number', /\d (echte|fiktive)/.test(container.textContent ?? '')],
  ];
  return [...findFrameFaults(container), ...shown.filter(([, isShown]) => isShown).map(([fault]) => fault)];
}

function isBefore(first: Element, second: Element): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
