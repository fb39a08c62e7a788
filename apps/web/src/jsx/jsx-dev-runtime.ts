import { Fragment, jsxDEV as jsxDevOfReact } from 'react/jsx-dev-runtime'
import { isList, withTextApart } from './text-apart.ts'

// The same in development.
export { Fragment }

export const jsxDEV: typeof jsxDevOfReact = (type, props, key, isStatic, source, self) => {
  const apart = withTextApart(type, props, isStatic)
  return jsxDevOfReact(type, apart, key, isStatic && isList(apart), source, self)
}
