import { NativeSelect, TextInput } from '@mantine/core'
import { leastLimitMb, mostLimitMb, type PackDestination, packDestinations } from '@suv/domain'
import { destinationChoice } from './destination-text.ts'

/** A destination as it is typed. */
export type TypedDestination = { readonly destination: PackDestination; readonly limit: string }

type Props = {
  value: TypedDestination
  problem: string | null
  onChange: (value: TypedDestination) => void
}

/** Where the files go, and what one may take there. */
export function DestinationFields({ value, problem, onChange }: Props) {
  const { destination, limit } = value
  return (
    <>
      <NativeSelect
        label="Where it goes"
        data={packDestinations.map((each) => ({ value: each, label: destinationChoice(each) }))}
        value={destination}
        onChange={(event) =>
          onChange({ ...value, destination: event.currentTarget.value as PackDestination })
        }
      />
      {destination === 'other' && (
        <TextInput
          label="Limit of a file, in MB"
          description="As the letter or the page names it."
          inputMode="numeric"
          value={limit}
          error={problem}
          onChange={(event) => onChange({ ...value, limit: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** The limit as it is sent, or why it cannot be. */
export function readLimit({ destination, limit }: TypedDestination): {
  limitMb: number | null
  problem: string | null
} {
  if (destination !== 'other') return { limitMb: null, problem: null }
  const limitMb = Number(limit.trim() || Number.NaN)
  const isGood = Number.isInteger(limitMb) && limitMb >= leastLimitMb && limitMb <= mostLimitMb
  return { limitMb, problem: isGood ? null : `Enter whole MB, ${leastLimitMb} to ${mostLimitMb}.` }
}
