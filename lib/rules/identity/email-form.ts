// The form the contract accepts, without bringing its validator into the browser; the test holds the two together.
const form = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text, trimmed, has the form of a mail address the contract accepts. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && form.test(address);
}
