import { amber, dusk, maple, spruce, stone } from './palette.ts'

/** Our own roles and measures beside Mantine's (`css-variables.ts`). They are written into style sheets: no script carries them. */
export const ownVariables = {
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
} as const
