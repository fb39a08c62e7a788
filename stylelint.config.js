import { fontSizes, radius, spacing } from './apps/web/src/ui/theme/scale.ts'

/** A hairline of 1 px is not spacing; `em` goes with the text it stands in. */
const rawLength = /(?<![\w.])(?!1px)\d*\.?\d+(px|rem)\b/
const noSuch = (token, scale) => new RegExp(`--mantine-${token}-(?!(${Object.keys(scale).join('|')})\\))`)

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|scroll-margin|scroll-padding|gap$|row-gap$|column-gap$)/': [
          rawLength,
          noSuch('spacing', spacing),
        ],
        '/radius$/': [rawLength, noSuch('radius', radius)],
        '/^font(-size)?$/': [rawLength, noSuch('font-size', fontSizes)],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" is not of the scale: use var(--mantine-spacing-*), var(--mantine-radius-*) or var(--mantine-font-size-*); apps/web/src/ui/theme/scale.ts has them`,
      },
    ],
    'media-feature-name-disallowed-list': [
      ['/width$/'],
      {
        message:
          'Breakpoints are of the scale: @mixin smaller-than $mantine-breakpoint-sm, or larger-than; apps/web/src/ui/theme/scale.ts has them',
      },
    ],
  },
}
