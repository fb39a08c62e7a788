import type { Plugin } from 'vite'

/**
 * Fills `ui/theme/own-variables.css` from the theme, so that the browser gets Mantine's variables and ours as a style sheet and
 * not as code.
 */
export function fillOwnVariables(): Plugin {
  return {
    name: 'own-variables',
    enforce: 'pre',
    transform: async (_code, id) => {
      if (!id.endsWith('/ui/theme/own-variables.css')) return
      // Only where the sheet is asked for: to load Mantine takes a second.
      const { ownVariableStyles } = await import('../../ui/theme/token-styles.ts')
      const { mantineVariableStyles } = await import('./mantine-variables.ts')
      return mantineVariableStyles() + ownVariableStyles()
    },
  }
}
