import type { Plugin } from 'vite'
import { ownVariableStyles } from '../../ui/theme/token-styles.ts'

/** Fills `ui/theme/own-variables.css` from the theme, so that the browser gets our variables as a style sheet and not as code. */
export function fillOwnVariables(): Plugin {
  return {
    name: 'own-variables',
    enforce: 'pre',
    transform: (_code, id) => (id.endsWith('/ui/theme/own-variables.css') ? ownVariableStyles() : undefined),
  }
}
