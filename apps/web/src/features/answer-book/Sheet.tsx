import { Button, CopyButton } from '@mantine/core'
import { type BookField, type BookSheet, excessOf, lengthOf } from '@suv/domain'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './AnswerBook.module.css'

/** So many rows of a table stand on the page at first. */
const shownAtFirst = 20

/** One screen of the portal: its boxes with what goes into each, and one button for each of them and for all. */
export function Sheet({ sheet }: { sheet: BookSheet }) {
  const { screen, person, rows, notKept } = sheet
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const tooLong = rows.flatMap(({ fields }) => fields).filter((each) => excessOf(each) > 0).length
  return (
    <details className={classes.sheet} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <span>
          {screen}, {person}
        </span>
        <span className={classes.count}>
          {rows.length === 1 ? '1 block' : `${rows.length} blocks`}
          {tooLong > 0 && <strong className={classes.attention}> · {tooLong} too long</strong>}
        </span>
      </summary>
      {isOpen && (
        <div className={classes.content}>
          {rows.length > 0 && (
            <Copy text={textOf(sheet)} label={`Copy the sheet ${screen}, ${person}`}>
              Copy the Sheet
            </Copy>
          )}
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are derived anew as a whole
            <div key={index} className={classes.row}>
              <span className={classes.title}>{row.title}</span>
              <dl className={classes.fields}>
                {row.fields.map((field) => (
                  <Field key={field.label} field={field} of={row.title} />
                ))}
              </dl>
            </div>
          ))}
          {shown.length < rows.length && (
            <Button variant="subtle" onClick={() => setWhole(true)}>
              Show all {rows.length}
            </Button>
          )}
          {notKept !== null && <p className={classes.note}>{notKept}</p>}
        </div>
      )}
    </details>
  )
}

function Field({ field, of }: { field: BookField; of: string }) {
  const { label, value, limit } = field
  const excess = excessOf(field)
  return (
    <div className={classes.field}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.told}>
          <span className={classes.value}>{value || 'Not entered'}</span>
          {limit !== null && value !== '' && (
            <span className={excess > 0 ? classes.attention : classes.limit}>
              {lengthOf(value)} of {limit} characters reported
              {excess > 0 &&
                `: ${excess} too many. Shorten it, and say it in full in the letter of explanation`}
            </span>
          )}
        </span>
        {value !== '' && (
          <Copy text={value} label={`Copy ${label} of ${of}`}>
            Copy
          </Copy>
        )}
      </dd>
    </div>
  )
}

type CopyProps = { text: string; label: string; children: string }

export function Copy({ text, label, children }: CopyProps) {
  return (
    <CopyButton value={text} timeout={2_000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          className={classes.copy}
          aria-label={copied ? `Copied: ${label}` : label}
          leftSection={<Icon of={copied ? IconCheck : IconCopy} size={16} />}
          onClick={copy}
        >
          {copied ? 'Copied' : children}
        </Button>
      )}
    </CopyButton>
  )
}

function textOf({ rows }: BookSheet): string {
  return rows
    .map(({ fields }) => fields.map(({ label, value }) => `${label}: ${value}`).join('\n'))
    .join('\n\n')
}
