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
  /** One below the other, `gap` of the scale apart, and never wider than the page: `@mixin column lg;`. */
  column: (_rule: unknown, gap: string) => ({
    display: 'grid',
    'grid-template-columns': 'minmax(0, 1fr)',
    gap: `var(--mantine-spacing-${gap})`,
  }),
  /** A heading and what belongs to it, at both ends of a line, or below each other where it is narrow: `@mixin ends center;`. */
  ends: (_rule: unknown, align: string) => ({
    display: 'flex',
    'flex-wrap': 'wrap',
    'align-items': align,
    'justify-content': 'space-between',
  }),
  /** A link in the head of a page, large enough for a finger: the way to the first page, and beside it. */
  'frame-link': {
    display: 'inline-flex',
    'align-items': 'center',
    'min-height': '44px',
    'border-radius': 'var(--mantine-radius-md)',
    color: 'var(--mantine-color-text)',
    'text-decoration': 'none',
  },
  /** A word and its icon in a small box, in the color of `tone`. */
  mark: {
    display: 'inline-flex',
    gap: 'var(--mantine-spacing-2xs)',
    'align-items': 'center',
    padding: 'var(--mantine-spacing-3xs) var(--mantine-spacing-xs)',
    border: '1px solid var(--edge)',
    'border-radius': 'var(--mantine-radius-xs)',
    background: 'var(--ground)',
    color: 'var(--tone)',
    'font-size': 'var(--mantine-font-size-xs)',
    'font-weight': '600',
    'line-height': '1.4',
    'white-space': 'nowrap',
  },
  /** The text, ground and edge of one of our colors: `@mixin tone spruce;`. */
  tone: (_rule: unknown, color: string) => ({
    '--tone': `var(--suv-${color}-text)`,
    '--ground': `var(--suv-${color}-ground)`,
    '--edge': `var(--suv-${color}-edge)`,
  }),
}
