/**
 * What many style sheets draw alike, for `@mixin surface;` in any of them. The style sheets that are sent have the rules
 * themselves: no part, no class and no order of files comes of it.
 */
export const mixins = {
  /** The box that things lie in: cards, panels, forms. */
  surface: {
    border: '1px solid var(--suv-hairline)',
    'border-radius': 'var(--mantine-radius-md)',
    background: 'var(--suv-surface)',
  },
  /** A list without its bullets. */
  'bare-list': { margin: '0', padding: '0', 'list-style': 'none' },
}
