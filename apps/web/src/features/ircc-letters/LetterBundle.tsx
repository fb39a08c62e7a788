import { Button, Text } from '@mantine/core'
import { bundleGaps, bundleGapTexts, type IrccLetter } from '@suv/domain'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MadeFileState } from '../../ui/MadeFileState.tsx'
import { useMadeFile } from '../../ui/use-made-file.ts'
import { DestinationFields, readLimit, type TypedDestination } from '../document-packs/DestinationFields.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './IrccLetters.module.css'

type Props = { letter: IrccLetter; title: string }

/** The answer to a letter as files to send: complete once nothing is open, until then a draft. */
export function LetterBundle({ letter, title }: Props) {
  const { id: userId } = useMe()
  const documents = trpc.documents.list.useQuery({ id: userId })
  const [where, setWhere] = useState<TypedDestination>({ destination: 'pr_portal', limit: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const made = useMadeFile()
  const known = new Set(documents.data?.map(({ id }) => id))
  const gaps = bundleGapTexts(bundleGaps(letter.concerns, (id) => known.has(id)))
  const isDraft = gaps.length > 0

  function make() {
    const { limitMb, problem: found } = readLimit(where)
    setProblem(found)
    if (found !== null) return
    const query = new URLSearchParams({
      letter: letter.id,
      destination: where.destination,
      ...(limitMb !== null && { limitMb: String(limitMb) }),
      ...(isDraft && { draft: 'true' }),
    })
    void made.make(`/api/exports/letter-bundle.zip?${query}`)
  }

  return (
    <div className={classes.bundle}>
      <Text fw={560}>The bundle to send</Text>
      <Text size="sm">
        A cover letter with each concern, its answer and its papers, then the papers as files that the portal
        takes, and an index.
      </Text>
      {gaps.map((gap) => (
        <Text key={gap} size="sm" className={classes.open}>
          {gap}
        </Text>
      ))}
      <DestinationFields value={where} problem={problem} onChange={setWhere} />
      <MadeFileState made={made} making="Making the bundle. A large one takes up to a minute." />
      <div>
        <Button
          variant="default"
          aria-label={`${isDraft ? 'Make a draft' : 'Make the bundle'} of ${title}`}
          disabled={documents.data === undefined}
          loading={made.isMaking}
          leftSection={<Icon of={IconPackage} />}
          onClick={make}
        >
          {isDraft ? 'Make a Draft' : 'Make the Bundle'}
        </Button>
      </div>
    </div>
  )
}
