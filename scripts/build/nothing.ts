/** Stands in for what has no meaning outside of Next: style sheets under Jest, `server-only` in our own bundles. */
export default {};
