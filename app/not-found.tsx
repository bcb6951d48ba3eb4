/**
 * Nothing: the front shows the status page of the brand instead. Without this file every page would carry Next's own
 * screen for unknown addresses along, 400 bytes of it.
 */
export default function NotFound() {
  return null;
}
