import type { CSSVariablesResolver } from '@mantine/core'
import { amber, dusk, ink, maple, night, paper, spruce, stone } from './palette.ts'

/**
 * The roles that both themes fill. Own style sheets use these names; `--suv-*` are ours, the rest are Mantine's.
 * Pairs are chosen for contrast: body text above 7:1, everything else above 4.5:1 on its ground.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--suv-font-serif': "'Source Serif 4 Variable', Georgia, 'Times New Roman', serif",
    '--suv-content-width': '70rem',
    // Headlines of the public pages, which grow with the window.
    '--suv-font-size-hero': 'clamp(2.5rem, 1.7rem + 3.6vw, 4rem)',
    '--suv-font-size-article': 'clamp(2.25rem, 1.8rem + 1.8vw, 3rem)',
    '--suv-font-size-title': 'clamp(2rem, 1.6rem + 1.8vw, 2.75rem)',
    '--suv-font-size-section': 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)',
    // Above and below a section of the landing page.
    '--suv-section-space-narrow': '3.5rem',
    '--suv-section-space': '5.5rem',
    // Above and below a line of text, to make it as high as a finger needs.
    '--suv-line-padding': '0.625rem',
    '--suv-header-height': '4rem',
    '--suv-sidebar-width': '15.5rem',
  },
  light: {
    '--mantine-color-body': paper,
    '--mantine-color-text': ink,
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': '#6A736E',
    '--mantine-color-anchor': spruce[7],
    '--mantine-color-error': maple[7],
    '--mantine-color-default': '#FFFFFF',
    '--mantine-color-default-hover': stone[0],
    '--mantine-color-default-border': stone[4],
    '--mantine-color-disabled': stone[1],
    '--mantine-color-disabled-color': '#6A736E',
    '--suv-surface': '#FFFFFF',
    '--suv-surface-sunken': stone[0],
    '--suv-hairline': stone[2],
    '--suv-control-border': stone[5],
    '--suv-spruce-ground': spruce[0],
    '--suv-spruce-edge': spruce[2],
    '--suv-spruce-text': spruce[7],
    '--suv-amber-ground': '#FEFAF0',
    '--suv-amber-edge': amber[2],
    '--suv-amber-text': amber[7],
    '--suv-maple-ground': maple[0],
    '--suv-maple-edge': maple[2],
    '--suv-maple-text': '#A3211A',
    '--suv-shadow': '0 1px 2px rgb(22 33 28 / 6%), 0 8px 24px rgb(22 33 28 / 8%)',
  },
  dark: {
    '--mantine-color-body': night,
    '--mantine-color-text': dusk[0],
    '--mantine-color-dimmed': dusk[2],
    '--mantine-color-placeholder': '#8A9891',
    '--mantine-color-anchor': spruce[3],
    '--mantine-color-error': maple[3],
    '--mantine-color-default': dusk[6],
    '--mantine-color-default-hover': '#212C27',
    '--mantine-color-default-border': '#46544D',
    '--mantine-color-disabled': '#212C27',
    '--mantine-color-disabled-color': '#8A9891',
    '--suv-surface': '#161E1A',
    '--suv-surface-sunken': '#131A17',
    '--suv-hairline': dusk[5],
    '--suv-control-border': dusk[3],
    '--suv-spruce-ground': '#14261F',
    '--suv-spruce-edge': '#264A3D',
    '--suv-spruce-text': spruce[3],
    '--suv-amber-ground': '#271F0E',
    '--suv-amber-edge': '#4D3B12',
    '--suv-amber-text': amber[3],
    '--suv-maple-ground': '#2A1614',
    '--suv-maple-edge': '#59281F',
    '--suv-maple-text': maple[3],
    '--suv-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%)',
  },
})
