/**
 * Empty: the front shows the brand's status page instead. Without this file every page would include Next's own
 * not-found screen, 400 bytes.
 */
export default function NotFound() {
  return null;
}
