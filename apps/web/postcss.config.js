import mantine from 'postcss-preset-mantine'
import variables from 'postcss-simple-vars'
import { mixins } from './src/ui/theme/mixins.ts'
import { breakpoints } from './src/ui/theme/scale.ts'

/** `@mixin smaller-than $mantine-breakpoint-sm`, as Mantine's own style sheets write it. */
const names = Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width])

export default { plugins: [variables({ variables: Object.fromEntries(names) }), mantine({ mixins })] }
