import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime'
import { isList, withTextApart } from './text-apart.ts'

// What the compiler turns JSX into (vite.config.ts): React's own, but for text, which stands in elements of its own.
export { Fragment }

export const jsx: typeof jsxOfReact = (type, props, key) =>
  jsxOfReact(type, withTextApart(type, props, false), key)

export const jsxs: typeof jsxsOfReact = (type, props, key) => {
  const apart = withTextApart(type, props, true)
  return (isList(apart) ? jsxsOfReact : jsxOfReact)(type, apart, key)
}
