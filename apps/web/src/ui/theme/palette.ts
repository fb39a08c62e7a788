import type { MantineColorsTuple } from '@mantine/core'

/** Paper and ink, from the lightest ground to the darkest text. */
export const paper = '#FBFAF7'
export const ink = '#16211C'
export const night = '#101613'

/** Actions, and things that are in order. */
export const spruce: MantineColorsTuple = [
  '#EEF5F2',
  '#DCEAE4',
  '#B9D6CA',
  '#92C2B0',
  '#69A892',
  '#468C76',
  '#2C725D',
  '#1F5B4A',
  '#184839',
  '#10352A',
]

/** What needs attention. */
export const amber: MantineColorsTuple = [
  '#FCF5E6',
  '#F7E8C8',
  '#EFD193',
  '#E4B75C',
  '#D39C2F',
  '#B98013',
  '#AD7600',
  '#9A6700',
  '#7C5300',
  '#4E3400',
]

/** Only what blocks or destroys. */
export const maple: MantineColorsTuple = [
  '#FDF1EF',
  '#FADFDB',
  '#F4BDB6',
  '#EE988E',
  '#E36F63',
  '#D14A3E',
  '#C2352A',
  '#B3261E',
  '#8F1D17',
  '#6B1510',
]

/** Warm greys that sit on paper. */
export const stone: MantineColorsTuple = [
  '#F6F4EF',
  '#EFEDE6',
  '#E6E3DA',
  '#DAD6CB',
  '#C5C1B5',
  '#8E9089',
  '#4A554F',
  '#3B4540',
  '#2C3631',
  '#16211C',
]

/** Text, borders and surfaces of the dark theme, on night. */
export const dusk: MantineColorsTuple = [
  '#E7ECE9',
  '#CBD4CF',
  '#A9B5AF',
  '#74827B',
  '#36433D',
  '#2A3530',
  '#1A231F',
  '#101613',
  '#0B100E',
  '#070A09',
]
