import type { CSSVariablesResolver } from '@mantine/core'
import { dusk, ink, maple, night, paper, spruce, stone } from './palette.ts'

/**
 * The roles that both themes fill. Own style sheets use these names; `--suv-*` are ours, the rest are Mantine's.
 * Pairs are chosen for contrast: body text above 7:1, everything else above 4.5:1 on its ground.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
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
  },
})
