/** The window hears it once React has taken over the page. */
export const aliveEvent = 'vonk:alive';
