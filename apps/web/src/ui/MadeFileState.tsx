import { Text } from '@mantine/core'
import { Notice } from './Notice.tsx'
import type { useMadeFile } from './use-made-file.ts'

type Props = { made: ReturnType<typeof useMadeFile>; making: string }

/** What becomes of a file that is being made: that it is under way, where it went, or why there is none. */
export function MadeFileState({ made: { isMaking, problems, saved }, making }: Props) {
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="maple">
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <Text role="status" size="sm">
        {isMaking ? making : saved === null ? '' : `Saved as ${saved}.`}
      </Text>
    </>
  )
}
