import type {
  DrawerProps,
  MenuProps,
  ModalProps,
  PopoverProps,
  SelectProps,
  TooltipProps,
} from '@mantine/core'
import { createTheme, rem } from '@mantine/core'
import { amber, dusk, ink, maple, spruce, stone } from './ui/theme/palette.ts'
import { breakpoints, fontSizes, headingSizes, radius, spacing } from './ui/theme/scale.ts'
import { variantColors } from './ui/theme/variant-colors.ts'

const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const transitionProps = { duration: 150 }

const ofDialogs = {
  transitionProps,
  // Mantine makes a dialog's head a <header>, which would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
  // The page behind stands still, its bar stays: to take that away sets a property on <body>, and every element's style is worked out anew.
  removeScrollProps: { removeScrollBar: false },
}

function inRem<Key extends string>(sizes: Record<Key, number>): Record<Key, string> {
  const scaled = Object.entries<number>(sizes).map(([key, size]) => [key, rem(size)])
  return Object.fromEntries(scaled)
}

const headings = inRem(headingSizes)

/** A finger needs 44 px. */
const touchTarget = rem(44)

/**
 * Parts are named without importing them (`Menu.extend` would), so that the first download carries only what it shows.
 * Sizes stand in `ui/theme/scale.ts`, colours by role in `ui/theme/css-variables.ts`.
 */
export const theme = createTheme({
  colors: { spruce, amber, maple, gray: stone, dark: dusk },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  white: '#FFFFFF',
  black: ink,
  fontFamily: sans,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  defaultRadius: 'md',
  radius: inRem(radius),
  spacing: inRem(spacing),
  fontSizes: inRem(fontSizes),
  breakpoints,
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  headings: {
    fontFamily: sans,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: headings.h1, lineHeight: '1.25' },
      h2: { fontSize: headings.h2, lineHeight: '1.35' },
      h3: { fontSize: headings.h3, lineHeight: '1.4' },
      h4: { fontSize: headings.h4, lineHeight: '1.5' },
    },
  },
  variantColorResolver: variantColors,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    Alert: {
      defaultProps: { variant: 'light' },
      vars: (_theme: unknown, { color = '' }: { color?: string }) => ({
        root: ['spruce', 'amber', 'maple'].includes(color)
          ? {
              '--alert-bg': `var(--suv-${color}-ground)`,
              '--alert-bd': `1px solid var(--suv-${color}-edge)`,
              '--alert-color': `var(--suv-${color}-text)`,
            }
          : {},
      }),
      styles: {
        title: { fontSize: 'var(--mantine-font-size-md)' },
        message: { fontSize: 'var(--mantine-font-size-md)' },
      },
    },
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none', fw: 560 } },
    Button: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, { size }: { size?: string }) => ({
        root:
          size === 'md'
            ? { '--button-height': touchTarget, '--button-fz': 'var(--mantine-font-size-sm-md)' }
            : {},
      }),
    },
    Drawer: { defaultProps: ofDialogs satisfies Partial<DrawerProps> },
    Input: {
      defaultProps: { size: 'md' },
      // A field of several lines takes the height of its rows.
      vars: (_theme: unknown, { size, multiline }: { size?: string; multiline?: boolean }) => ({
        wrapper:
          size === 'md'
            ? { '--input-height': touchTarget, ...(multiline ? {} : { '--input-size': touchTarget }) }
            : {},
      }),
    },
    InputWrapper: { defaultProps: { size: 'md' } },
    Menu: { defaultProps: { shadow: 'md', transitionProps } satisfies Partial<MenuProps> },
    Modal: {
      defaultProps: {
        centered: true,
        padding: 'lg',
        closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 20 },
        ...ofDialogs,
      } satisfies Partial<ModalProps>,
      styles: {
        content: { background: 'var(--suv-surface)', border: '1px solid var(--suv-hairline)' },
        header: { background: 'var(--suv-surface)' },
        title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 620 },
      },
    },
    PasswordInput: { defaultProps: { size: 'md' } },
    Popover: { defaultProps: { shadow: 'md', transitionProps } satisfies Partial<PopoverProps> },
    Select: {
      defaultProps: { allowDeselect: false, checkIconPosition: 'right' } satisfies Partial<SelectProps>,
    },
    Tooltip: {
      defaultProps: {
        transitionProps,
        withArrow: true,
        events: { hover: true, focus: true, touch: false },
      } satisfies Partial<TooltipProps>,
    },
  },
})
