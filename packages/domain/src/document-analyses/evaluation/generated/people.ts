import type { Draw } from './random.ts'

export type GeneratedPerson = { readonly given: string; readonly family: string }

/** Invented people. The two sets share nobody, so that no rule can know a name of the other. */
export const tuningPeople: readonly GeneratedPerson[] = [
  { given: 'Jonas', family: 'Brandt' },
  { given: 'Ana Lucia', family: 'de Almeida' },
  { given: 'Folake', family: 'Adebayo-King' },
  { given: 'Minh Anh', family: 'Nguyen' },
  { given: 'Amélie', family: 'Gauthier' },
  { given: 'Ravi', family: 'Shankaran' },
  { given: 'Omar', family: 'El Farouk' },
  { given: 'Siobhán', family: "O'Leary" },
  { given: 'Mehmet', family: 'Yıldız' },
  { given: 'Hana', family: 'Kobayashi' },
  { given: 'Oleksandr', family: 'Shevchenko' },
  { given: 'Pieter', family: 'van der Berg' },
  { given: 'María José', family: 'García López' },
  { given: 'Wei', family: 'Zhang' },
  { given: 'Chinedu', family: 'Okonkwo' },
  { given: 'Søren', family: 'Kjærgaard' },
]

export const heldOutPeople: readonly GeneratedPerson[] = [
  { given: 'Leonie Marie', family: 'Schäfer' },
  { given: 'João Pedro', family: 'dos Santos' },
  { given: 'Temitope', family: 'Okafor-Bright' },
  { given: 'Thi Lan', family: 'Pham' },
  { given: 'Édouard', family: 'Lefèvre' },
  { given: 'Priyanka', family: 'Venkatesan' },
  { given: 'Layla', family: 'Al-Masri' },
  { given: 'Ciarán', family: 'Mac Giolla' },
  { given: 'Gülşen', family: 'Demirtaş' },
  { given: 'Haruto', family: 'Yamaguchi' },
  { given: 'Kateryna', family: 'Bondarenko' },
  { given: 'Willem', family: 'de Vries' },
  { given: 'Juan Carlos', family: 'Hernández Ruiz' },
  { given: 'Xiaoming', family: 'Li' },
  { given: 'Kwabena', family: 'Asante' },
  { given: 'Łukasz', family: 'Wójcik' },
  { given: 'Soo-jin', family: 'Choi' },
  { given: 'Giulia', family: "D'Angelo" },
]

/** Some people of a set, none twice. */
export function drawPeople(
  draw: Draw,
  people: readonly GeneratedPerson[],
  count: number,
): readonly GeneratedPerson[] {
  const left = [...people]
  return Array.from({ length: count }, () => left.splice(draw.int(0, left.length - 1), 1)[0]).filter(
    (person) => person !== undefined,
  )
}

export function fullName({ given, family }: GeneratedPerson): string {
  return `${given} ${family}`
}
