import type { HistoryEntry, HistoryPerson, PersonalHistory } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'

const put = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row]

/** The history as the screen sees it, kept up from the server's answers. */
export function useHistoryCache() {
  const { get } = trpc.useUtils().personalHistory
  return useMemo(() => {
    const change = (next: (history: PersonalHistory) => PersonalHistory) =>
      get.setData({}, (history) => history && next(history))
    return {
      putPerson: (person: HistoryPerson) =>
        change((history) => ({ ...history, people: put(history.people, person) })),
      putEntries: (entries: readonly HistoryEntry[]) =>
        change((history) => ({ ...history, entries: entries.reduce(put, history.entries) })),
      removeEntry: (gone: string) =>
        change((history) => ({ ...history, entries: history.entries.filter(({ id }) => id !== gone) })),
      removePerson: (gone: string) =>
        change(({ people, entries }) => ({
          people: people.filter(({ id }) => id !== gone),
          entries: entries.filter(({ personId }) => personId !== gone),
        })),
      set: (history: PersonalHistory) => get.setData({}, history),
    }
  }, [get])
}
