import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import {
  type HistoryEntry,
  type HistoryPerson,
  historyColumns,
  mostEntriesAtOnce,
  type ReadTable,
  readHistoryTable,
} from '@suv/domain'
import { writeCsv } from 'hucre/csv'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useSaving } from '../../ui/use-saving.ts'
import classes from './PersonalHistory.module.css'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { useHistoryCache } from './use-history-cache.ts'

type Props = {
  people: readonly HistoryPerson[]
  entries: readonly HistoryEntry[]
  onClose: () => void
}

const example = ['', 'activity', 'work', 'Employer', 'Lagos', 'Nigeria', '2016-11', '2019-03', '']
const largestFile = 5_000_000

const saveRows = (name: string, rows: readonly (readonly string[])[]) =>
  saveFile(name, new Blob([writeCsv(rows.map((row) => [...row]))], { type: 'text/csv' }))

/** Brings entries from a spreadsheet: says of each row whether it can be read, and gives back those that cannot. */
export function ImportDialog({ people, entries, onClose }: Props) {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const cache = useHistoryCache()
  const create = trpc.personalHistory.createEntries.useMutation()
  const saving = useSaving()
  const rows = table?.rows ?? []
  const ready = rows.flatMap((row) => (row.entry !== null && !row.isKnown ? [row.entry] : []))
  const known = rows.filter((row) => row.entry !== null && row.isKnown).length
  const wrong = rows.filter(({ problems }) => problems.length > 0)

  async function read(file: File | null) {
    setTable(null)
    setProblem(null)
    if (file === null) return
    if (file.size > largestFile)
      return setProblem('This file is larger than 5 MB. Split it, and import the parts.')
    try {
      const read = readHistoryTable(await readSpreadsheet(file), { people, known: entries })
      setTable(read)
      setProblem(read.problem)
    } catch {
      setProblem('This file could not be read. Save it as CSV or XLSX, and choose it again.')
    }
  }

  async function bring() {
    const saved = await saving.run(
      async () => {
        const added: HistoryEntry[] = []
        for (let from = 0; from < ready.length; from += mostEntriesAtOnce) {
          const part = await create.mutateAsync({ entries: ready.slice(from, from + mostEntriesAtOnce) })
          cache.putEntries(part)
          added.push(...part)
        }
        return added
      },
      { title: 'Rows imported', description: countRows(ready.length) },
    )
    if (saved === undefined) return
    if (wrong.length === 0) onClose()
    else setTable({ problem: null, rows: wrong })
  }

  return (
    <Modal opened onClose={onClose} title="Import a Spreadsheet" size="lg" closeOnClickOutside={false}>
      <Stack gap="md">
        <Text>
          The first row names the columns: {historyColumns.join(', ')}. An empty person is you; an empty end
          means that it goes on. The file is read in your browser.
        </Text>
        <Button
          variant="default"
          style={{ justifySelf: 'start', alignSelf: 'start' }}
          onClick={() => saveRows('history-template.csv', [historyColumns, example])}
        >
          Download the Template
        </Button>
        <FileInput
          label="Spreadsheet"
          placeholder="Choose a CSV or XLSX file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          data-autofocus
          onChange={(file) => void read(file)}
        />
        {(problem ?? saving.state.problem) !== null && (
          <FormProblem>{problem ?? saving.state.problem}</FormProblem>
        )}
        {table !== null && table.problem === null && (
          <div role="status">
            <Text>
              {[
                `${countRows(ready.length)} ready`,
                ...(known > 0 ? [`${countRows(known)} here already`] : []),
                ...(wrong.length > 0 ? [`${countRows(wrong.length)} to mend`] : []),
              ].join(', ')}
              .
            </Text>
          </div>
        )}
        {wrong.length > 0 && (
          <>
            <ul className={classes.wrong} aria-label="Rows to mend">
              {wrong.map(({ row, problems }) => (
                <li key={row}>
                  <strong>Row {row}</strong>
                  <ul>
                    {problems.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <Button
              variant="default"
              style={{ alignSelf: 'start' }}
              onClick={() =>
                saveRows('history-rows-to-mend.csv', [
                  [...historyColumns, 'Problem'],
                  ...wrong.map(({ cells, problems }) => [
                    ...historyColumns.map((column) => cells[column]),
                    problems.join(' '),
                  ]),
                ])
              }
            >
              Download These Rows
            </Button>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button disabled={ready.length === 0} loading={saving.state.isSaving} onClick={() => void bring()}>
            Import {countRows(ready.length)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function countRows(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}
