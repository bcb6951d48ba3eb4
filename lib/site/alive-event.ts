/** Dispatched on the window once React has hydrated the page. */
export const aliveEvent = 'vonk:alive';
