import { Button, Text } from '@mantine/core'
import { type BundleGaps, bundleGapTexts, type IrccLetter } from '@suv/domain'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { MadeFileState } from '../../ui/MadeFileState.tsx'
import { useMadeFile } from '../../ui/use-made-file.ts'
import { DestinationFields, readLimit, type TypedDestination } from '../document-packs/DestinationFields.tsx'
import classes from './IrccLetters.module.css'

type Props = {
  letter: IrccLetter
  title: string
  /** Undefined until it is known which papers there are. */
  gaps: BundleGaps | undefined
}

/** The answer to a letter as files to send: complete once nothing is open, until then a draft. */
export function LetterBundle({ letter, title, gaps }: Props) {
  const [where, setWhere] = useState<TypedDestination>({ destination: 'pr_portal', limit: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const made = useMadeFile()
  const missing = gaps === undefined ? [] : bundleGapTexts(gaps)
  const isDraft = missing.length > 0

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
      {missing.map((each) => (
        <Text key={each} size="sm" className={classes.open}>
          {each}
        </Text>
      ))}
      <DestinationFields value={where} problem={problem} onChange={setWhere} />
      <MadeFileState made={made} making="Making the bundle. A large one takes up to a minute." />
      <div>
        <Button
          variant="default"
          aria-label={`${isDraft ? 'Make a draft' : 'Make the bundle'} of ${title}`}
          disabled={gaps === undefined}
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
