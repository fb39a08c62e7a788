import { createPhraseBook } from '../layout/phrases.ts'
import type { Layout } from '../layout/read-layout.ts'
import type { Span } from '../layout/span.ts'
import { wordsOf } from '../layout/words.ts'

type Meaning = 'clear' | 'entry'

/** How certificates of the police say that there is no record, and that there is one. Parted by commas. */
const phrases: Readonly<Record<Meaning, string>> = {
  clear: `no criminal record, no criminal records, no police record, no record, no records, no trace, no live trace, no conviction,
    no convictions, no criminal convictions, no previous convictions, no entry, no entries, no criminal history, no adverse record, no adverse records,
    no adverse information, no derogatory information, no disclosable, nothing adverse, nothing on record, nothing recorded, nothing has been found,
    not been convicted, never been convicted, not have a criminal record, does not have a criminal record, not have any criminal record, without
    criminal record, clean criminal record, no offences, no offenses, néant, aucune condamnation, aucune inscription, aucun antécédent, aucune mention,
    pas d’antécédents, pas de condamnation, pas de casier judiciaire, casier judiciaire vierge, casier vierge, jamais été condamné, jamais été condamnée,
    keine eintragung, keine eintragungen, keine einträge, kein eintrag, nicht vorbestraft, keine vorstrafen, nicht eingetragen, no constan, no consta,
    no registra antecedentes, no registra, carece de antecedentes, no tiene antecedentes, sin antecedentes, no posee antecedentes, no presenta antecedentes,
    no le constan, nada consta, não consta, não constam, não possui antecedentes, não tem antecedentes, sem antecedentes, não registra, não há registo,
    não há registro, لا توجد سوابق, لا توجد أحكام, لا توجد أية سوابق, لا يوجد, ليس له سوابق, ليس عليه, غير محكوم عليه, لا حكم عليه, خالية من السوابق,
    خال من السوابق, لم يصدر`,
  entry: `following conviction, following convictions, following entries, following entry, following offences, disclose the following, discloses the
    following, reveal the following, found guilty, convicted of, was convicted, has been convicted, been convicted, were convicted, sentenced, conviction
    is recorded, convictions are recorded, conviction was recorded, convictions were found, conviction was found, entry is recorded, entries are recorded,
    condamnations suivantes, condamnation suivante, a été condamné, a été condamnée, condamné à, condamnée à, reconnu coupable, reconnue coupable,
    folgende eintragung, folgende eintragungen, wurde verurteilt, verurteilt, freiheitsstrafe, geldstrafe, siguientes antecedentes, folgende eintragung, folgende verurteilung, fue condenado,
    fue condenada, condenado a, condenada a, constam os seguintes, foi condenado, foi condenada, consta o seguinte, محكوم عليه,
    صدر بحقه حكم, السوابق التالية`,
}
const book = createPhraseBook(
  (['clear', 'entry'] as const).flatMap((meaning) =>
    phrases[meaning].split(',').map((phrase) => [phrase.trim(), meaning] as const),
  ),
)
const folded = (words: string) => new Set(wordsOf(words).map((word) => word.folded))
const negations = folded(
  'not never no nil none nothing without jamais pas aucun aucune sans nicht kein keine keinen keinerlei ohne nunca ningún ninguna sin não nenhum nenhuma sem لم غير لا ليس',
)
/** What a certificate looks for. */
const findings = folded(
  `record records conviction convictions convicted offence offences offense offenses entry entries arrest arrests arrested charge charges
  prosecuted prosecution proceedings trace match antecedent antecedents adverse derogatory disclosable condamnation condamnations condamné condamnée
  incriminating recorded pending asuntos pendientes registro registros sentencia sentencias sanción sanciones blemish attention inscription antécédent antécédents mention eintragung eintragungen eintrag einträge vorstrafe vorstrafen verurteilung verurteilungen antecedentes
  condena condenas condenação condenações registos سوابق أحكام`,
)
/** 'This does not preclude …', 'does not include …' say how far the search went, and not what it found. */
const limits = folded(
  'preclude precludes include includes exclude guarantee cover covers constitute replace contain imply mean purpose valid unless',
)
const negationReach = 8

/** What a certificate says of a record: the first entry, and the first words that say that there is none. */
export function findRecord(layout: Layout): { entry: Span | undefined; clear: Span | undefined } {
  const { entry, clear } = inPhrases(layout)
  return { entry, clear: clear ?? deniedFinding(layout) }
}

/** 'No prior arrest data', 'did not identify any criminal record': a negation, and behind it in the sentence what was looked for. */
function deniedFinding({ text, words }: Layout): Span | undefined {
  for (const [index, word] of words.entries()) {
    if (!findings.has(word.folded)) continue
    const reach = words.slice(Math.max(0, index - negationReach), index)
    const negation = reach.findLastIndex((other) => negations.has(other.folded))
    const first = reach[negation]
    if (!first || /[.;!?]\s/.test(text.slice(first.end, word.start))) continue
    if (reach.slice(negation).some((other) => limits.has(other.folded))) continue
    return { start: first.start, end: word.end }
  }
  return undefined
}

function inPhrases({ words }: Layout): { entry: Span | undefined; clear: Span | undefined } {
  let entry: Span | undefined
  let clear: Span | undefined
  for (let index = 0; index < words.length; index++) {
    const found = book.at(words, index)
    const [first, last] = [words[index], words[index + (found?.count ?? 1) - 1]]
    if (!found || !first || !last) continue
    const span = { start: first.start, end: last.end }
    const isDenied = words
      .slice(Math.max(0, index - negationReach), index)
      .some((word) => negations.has(word.folded))
    if (found.meaning === 'clear' || isDenied) clear ??= span
    else entry ??= span
    index += found.count - 1
  }
  return { entry, clear }
}
