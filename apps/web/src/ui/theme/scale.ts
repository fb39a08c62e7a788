/**
 * The one scale that spacing, corners, type and breakpoints are taken from, in pixels at a root of 16 px (breakpoints in em).
 * theme.ts makes Mantine's variables of it (`--mantine-spacing-md`, `--mantine-font-size-sm`, `mt="2xs"`), postcss.config.js
 * the `$mantine-breakpoint-*` of the style sheets, and stylelint.config.js lets style sheets use nothing else.
 */

/** A grid of 8 with the half steps the screens need; 2 px only to settle a mark on its line of text. */
export const spacing = {
  '3xs': 2,
  '2xs': 4,
  xs: 8,
  sm: 12,
  md: 16,
  'md-lg': 20,
  lg: 24,
  xl: 32,
  '2xl': 40,
  '3xl': 48,
  '4xl': 64,
  '5xl': 96,
}

/** Mantine's own sizes up to xl; above them, figures and headlines that stand alone. */
export const fontSizes = {
  '2xs': 12,
  xs: 13,
  sm: 14,
  'sm-md': 15,
  md: 16,
  lg: 18,
  xl: 22,
  '2xl': 24,
  '3xl': 28,
  '4xl': 32,
  '5xl': 36,
  '6xl': 40,
  '7xl': 44,
}

/** Headings within a page; `--mantine-h2-font-size` in style sheets. */
export const headingSizes = { h1: 28, h2: 20, h3: 17, h4: 16 }

/** `full` makes a pill of whatever height. */
export const radius = { '2xs': 2, xs: 4, sm: 6, md: 8, lg: 8, xl: 8, full: 1000 }

/** `2xs` is the narrowest phone, `xs` a phone held upright, `sm` a tablet, `md` where the menu stands beside the page. */
export const breakpoints = { '2xs': '24em', xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' }
