import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

type Node<Meaning> = { readonly next: Map<string, Node<Meaning>>; meaning?: Meaning }

/** Phrases that can be looked up at any word of a text, whatever their case, accents and spacing. */
export type PhraseBook<Meaning> = {
  /** The longest phrase that begins at a word; undefined where none does. */
  readonly at: (
    words: readonly Word[],
    index: number,
    /** Where the phrase has to end at the latest: an index among the words. */
    limit?: number,
  ) => { meaning: Meaning; count: number } | undefined
}

export function createPhraseBook<Meaning>(
  phrases: Iterable<readonly [phrase: string, meaning: Meaning]>,
): PhraseBook<Meaning> {
  const root: Node<Meaning> = { next: new Map() }
  for (const [phrase, meaning] of phrases) {
    let node = root
    for (const { folded } of wordsOf(phrase)) {
      const next: Node<Meaning> = node.next.get(folded) ?? { next: new Map() }
      node.next.set(folded, next)
      node = next
    }
    node.meaning ??= meaning
  }
  return {
    at: (words, index, limit = words.length) => {
      let node: Node<Meaning> | undefined = root
      let longest: { meaning: Meaning; count: number } | undefined
      for (let at = index; node !== undefined && at < limit; at++) {
        node = node.next.get(words[at]?.folded ?? '')
        if (node?.meaning !== undefined) longest = { meaning: node.meaning, count: at - index + 1 }
      }
      return longest
    },
  }
}
