/** Replaces modules without meaning outside Next: style sheets under Jest, `server-only` in our bundles. */
export default {};
