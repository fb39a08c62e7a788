import type { VariantColorResolverResult, VariantColorsResolver } from '@mantine/core'

const none = '0.0625rem solid transparent'

/**
 * The colours of buttons, badges, marks and fields, from the theme's variables. Mantine's own also knows gradients, shades and colours
 * that are none of the theme's: two kB on every page, for what no screen asks for.
 */
export const variantColors: VariantColorsResolver = ({ color, theme, variant }) => {
  const of = (role: string) => `var(--mantine-color-${color ?? theme.primaryColor}-${role})`
  const clear = { background: 'transparent', hover: 'transparent', border: none }
  const variants: Readonly<Record<string, VariantColorResolverResult>> & {
    default: VariantColorResolverResult
  } = {
    filled: {
      background: of('filled'),
      hover: of('filled-hover'),
      color: 'var(--mantine-color-white)',
      border: none,
    },
    light: { background: of('light'), hover: of('light-hover'), color: of('light-color'), border: none },
    subtle: { ...clear, hover: of('light-hover'), color: of('light-color') },
    transparent: { ...clear, color: of('light-color') },
    default: {
      background: 'var(--mantine-color-default)',
      hover: 'var(--mantine-color-default-hover)',
      color: 'var(--mantine-color-default-color)',
      border: '0.0625rem solid var(--mantine-color-default-border)',
    },
    none: { ...clear, color: 'inherit', border: 'none' },
  }
  return variants[variant] ?? variants.default
}
