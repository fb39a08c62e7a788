import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const sources = [
  'apps/web/index.html',
  'apps/{web,api}/src/**/*.{ts,tsx,js,html}',
  'packages/{domain,db}/src/**/*.ts',
]
const isWritten = (file: string) => !/\.test\.tsx?$|\/evaluation\/|\.gen\.ts$/.test(file)

/** The titles that the specification gives, and where organizations or founders are in that business. */
const expected: Record<string, string> = {
  'apps/web/src/features/document-analyses/DocumentAnalysisPage.tsx': '>AI Document Analysis<',
  'apps/web/src/features/document-analyses/TextAnalysisTab.tsx': 'Analyze with AI',
  'apps/web/src/layout/areas.ts': "label: 'AI Analysis'",
  'apps/web/src/routes/_member/document-analysis.tsx': "title: 'AI Document Analysis'",
  'packages/domain/src/document-analyses/plans/program-topics.ts': '|AI|',
  'packages/domain/src/organization-matches/focus-areas.ts':
    "'AI/ML': ['ai', 'ml', 'artificial intelligence', 'machine learning', 'deep learning']",
  'packages/domain/src/organizations/kinds.ts': "'AI/ML'",
}

/** In capitals, since French and Spanish have an 'ai' of their own. */
const saysSo = (line: string) => /\bA\.?I\b/.test(line) || /\bartificial intelligence\b|gpt/i.test(line)

// Screens, answers, exports and mails take their words from these files; what a model reads is told by the model's name.
it('says "AI" in the specified titles and nowhere else', () => {
  const files = globSync(sources, { cwd: root }).filter(isWritten)
  expect(files.length).toBeGreaterThan(800)
  for (const file of files) {
    const text = readFileSync(resolve(root, file), 'utf8')
    const allowed = expected[file] ?? ''
    expect(text, file).toContain(allowed)
    expect(text.replace(allowed, '').split('\n').filter(saysSo), file).toEqual([])
  }
  expect(files).toEqual(expect.arrayContaining(Object.keys(expected)))
})
