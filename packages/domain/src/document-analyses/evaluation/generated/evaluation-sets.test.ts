import { expect, it } from 'vitest'
import { heldOutDocuments, tuningDocuments } from './evaluation-sets.ts'
import { heldOutFamilies } from './held-out/families.ts'
import { heldOutPeople, tuningPeople } from './people.ts'
import { tuningFamilies } from './tuning/families.ts'

it('makes the same documents each time, and others in another fold', { timeout: 60_000 }, () => {
  expect(heldOutDocuments()).toEqual(heldOutDocuments())
  expect(tuningDocuments()).toEqual(tuningDocuments())
  const texts = new Set(heldOutDocuments().map(({ text }) => text))
  const again = heldOutDocuments(1).filter(({ text }) => texts.has(text))
  expect(again.length).toBeLessThan(texts.size / 5)
})

it('covers every kind and six languages in both sets, and shares neither layouts nor people', () => {
  for (const families of [heldOutFamilies, tuningFamilies]) {
    expect(new Set(families.map(({ kind }) => kind)).size).toBe(9)
    expect(new Set(families.map(({ language }) => language))).toEqual(
      new Set(['en', 'fr', 'de', 'es', 'pt', 'ar']),
    )
  }
  const layouts = new Set(heldOutFamilies.map(({ kind, name }) => `${kind} ${name}`))
  expect(tuningFamilies.filter(({ kind, name }) => layouts.has(`${kind} ${name}`))).toEqual([])
  const names = new Set(heldOutPeople.map(({ given, family }) => `${given} ${family}`))
  expect(tuningPeople.filter(({ given, family }) => names.has(`${given} ${family}`))).toEqual([])
})

it('keeps what the labels say out of the noise', () => {
  const noisy = [...heldOutDocuments(), ...tuningDocuments()].filter(({ isNoisy }) => isNoisy)
  expect(noisy.length).toBeGreaterThan(100)
  for (const { text, fields } of noisy) {
    expect(text).not.toMatch(/[\uE000\uE001]/)
    const number = [fields.documentNumber ?? [], fields.certificateNumber ?? []].flat()
    for (const value of number) expect(text).toContain(value)
  }
})
