/** Seconds after which pages with members are revalidated even without a change notice. */
export const revalidateSeconds = 300;
