import { Title } from '@mantine/core'
import {
  aboutWorkPermitFunds,
  extensionRisk,
  formatCad,
  latestEdition,
  restorationFee,
  workPermitFile,
  workPermitFileStandsAlone,
  workPermitFundsWeeks,
} from '@suv/domain'
import { IconPointFilled } from '@tabler/icons-react'
import { Notice } from '../../ui/Notice.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import classes from './WorkPermitsPage.module.css'

/** What the file of an extension needs beside the nine steps, what it costs to be late, and where the sources disagree. */
export function FileRules() {
  return (
    <>
      <div>
        <Title order={3}>What the file needs, beside the nine steps</Title>
        <ul className={classes.points}>
          {workPermitFile.value.map((text) => (
            <li key={text}>
              <IconPointFilled size={18} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <SourceLine figure={workPermitFile} />
        <p>{workPermitFileStandsAlone.value}</p>
        <SourceLine figure={workPermitFileStandsAlone} />
        <p>
          Funds to live on: {workPermitFundsWeeks.value} weeks of the full low-income cut-off, about twice the
          settlement funds. For one person that is about {formatCad(aboutWorkPermitFunds(1, latestEdition))},
          for a family of three about {formatCad(aboutWorkPermitFunds(3, latestEdition))}.
        </p>
        <SourceLine figure={workPermitFundsWeeks} />
        <p>
          If your status lapses, restoring it costs {formatCad(restorationFee.value)}.{' '}
          {restorationFee.source.note}
        </p>
        <SourceLine figure={restorationFee} />
      </div>
      <div className={classes.notices}>
        <Notice tone="amber">
          <p>
            <strong>{extensionRisk.title}</strong> The sources disagree. {extensionRisk.advice}
          </p>
          {extensionRisk.readings.map((reading) => (
            <div key={reading.value}>
              <p>{reading.value}</p>
              <SourceLine figure={reading} />
            </div>
          ))}
        </Notice>
      </div>
    </>
  )
}
