import { NativeSelect, TextInput } from '@mantine/core'
import type { Stay } from '@suv/domain'

/** A police certificate's country and stay while they are entered; days as YYYY-MM-DD or empty. */
export type PoliceCertificateValues = {
  readonly label: string
  readonly livesThere: '' | 'yes' | 'no'
  readonly stayEndedOn: string
}

const choices = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

type Props = {
  values: PoliceCertificateValues
  owner: string
  mistake: string | null
  onChange: (values: PoliceCertificateValues) => void
}

/** The country, and how the person stands to it: whether the certificate ages depends on that. */
export function PoliceCertificateFields({ values, owner, mistake, onChange }: Props) {
  return (
    <>
      <TextInput
        label="Country"
        value={values.label}
        maxLength={200}
        autoFocus
        onChange={(event) => onChange({ ...values, label: event.currentTarget.value })}
      />
      <NativeSelect
        label={`Does ${owner} live there now?`}
        data={choices}
        value={values.livesThere}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, livesThere: value === 'yes' || value === 'no' ? value : '' })
        }
      />
      {values.livesThere === 'no' && (
        <TextInput
          type="date"
          label="Last day of the last stay of 6 months or more"
          value={values.stayEndedOn}
          error={mistake}
          onChange={(event) => onChange({ ...values, stayEndedOn: event.currentTarget.value })}
        />
      )}
    </>
  )
}

export function toPoliceCertificateValues(date: (Stay & { label: string | null }) | undefined) {
  const livesThere = date?.livesThere ?? (date?.stayEndedOn == null ? null : false)
  return {
    label: date?.label ?? '',
    livesThere: livesThere === null ? '' : livesThere ? 'yes' : 'no',
    stayEndedOn: date?.stayEndedOn ?? '',
  } satisfies PoliceCertificateValues
}

/** As it is kept. The end of a stay has nothing to say while the person lives there. */
export function toStay({ livesThere, stayEndedOn }: PoliceCertificateValues): Stay {
  return {
    livesThere: livesThere === '' ? null : livesThere === 'yes',
    stayEndedOn: livesThere === 'no' && stayEndedOn !== '' ? stayEndedOn : null,
  }
}
