import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { jsx, jsxs } from './jsx-runtime.ts'

const icon = jsx('svg', {})
const p = (...children: ReactNode[]) => renderToStaticMarkup(jsxs('p', { children }))

describe('text in JSX', () => {
  it('is one text where nothing else stands there', () => {
    expect(p('You have ', 3, ' of ', 5, null, false, ' left')).toBe('<p>You have 3 of 5 left</p>')
    expect(renderToStaticMarkup(jsx('p', { children: 'Met' }))).toBe('<p>Met</p>')
  })

  it('gets an element of its own beside others, and what follows on it is joined', () => {
    expect(p(icon, 'Met')).toBe('<p><svg></svg><x-text>Met</x-text></p>')
    expect(p('Up to ', 3, ' files', icon, ' each')).toBe(
      '<p><x-text>Up to 3 files</x-text><svg></svg><x-text> each</x-text></p>',
    )
  })

  it('leaves the other children in their places', () => {
    const children = (said: ReactNode) =>
      (jsxs('p', { children: ['a', said, icon, ' '] }).props as { children: ReactNode[] }).children
    expect(children('b').indexOf(icon)).toBe(2)
    expect(children(null).indexOf(icon)).toBe(2)
    expect(children('b')).toHaveLength(4)
  })

  it('leaves white space, and what may hold text only', () => {
    expect(p(icon, ' ', icon)).toBe('<p><svg></svg> <svg></svg></p>')
    expect(renderToStaticMarkup(jsxs('option', { children: ['Step ', 2] }))).toBe('<option>Step 2</option>')
  })

  it('is no neighbour of what stands around a fragment', () => {
    const fragments = [jsx(Fragment, { children: 'a' }), jsxs(Fragment, { children: ['b', 1] })]
    expect(p(...fragments)).toBe('<p><x-text>a</x-text><x-text>b1</x-text></p>')
  })
})
