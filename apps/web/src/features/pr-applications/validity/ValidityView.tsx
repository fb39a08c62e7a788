import { Title } from '@mantine/core'
import {
  type CommitmentCertificate,
  collectPapers,
  daysBetween,
  isApplicationMade,
  type JudgedPaper,
  judgePapers,
  type PrApplication,
  splitByFiling,
  type TeamMember,
  type ValidityDate,
  type WorkPermit,
  windowAround,
} from '@suv/domain'
import { useMemo, useState } from 'react'
import { useToday } from '../../team-records/use-today.ts'
import { AddPoliceCertificate } from './AddPoliceCertificate.tsx'
import { Answers } from './Answers.tsx'
import { type ComingStep, DayControls } from './DayControls.tsx'
import { DaySlider } from './DaySlider.tsx'
import { FilingState } from './FilingState.tsx'
import { PaperRow } from './PaperRow.tsx'
import { toScale } from './scale.ts'
import { useShownByAddress } from './use-shown-by-address.ts'
import classes from './Validity.module.css'

type Props = {
  teamId: string
  members: readonly TeamMember[]
  dates: readonly ValidityDate[]
  certificates: readonly CommitmentCertificate[]
  permits: readonly WorkPermit[]
  applications: readonly PrApplication[]
}

/** The papers of the team as bars over time with a movable day, and the same in words. */
export function ValidityView({ teamId, members, dates, certificates, permits, applications }: Props) {
  const today = useToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const [step, setStep] = useState<ComingStep>('ask')
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({})
  const picture = useShownByAddress()
  const day = chosen ?? today
  const papers = useMemo(
    () => collectPapers({ members, dates, certificates, permits }),
    [members, dates, certificates, permits],
  )
  const scale = useMemo(() => toScale(windowAround(papers, today), today), [papers, today])
  const isRecorded = (id: string) => isApplicationMade({ prApplications: applications }, id)
  const isFiled = (id: string) => answers[id] ?? isRecorded(id)
  const parts = splitByFiling(papers, isFiled)
  const filed = judgePapers(parts.filed, day, step)
  const notFiled = judgePapers(parts.notFiled, day, 'file')
  const judged = [...filed, ...notFiled]
  const nameOf = (id: string) => members.find((member) => member.id === id)?.fullName ?? 'Unknown Member'
  const rowsOf = (owner: string | null) => (
    <ul className={classes.rows}>{judged.filter(({ memberId }) => memberId === owner).map(row)}</ul>
  )
  const row = (paper: JudgedPaper) => (
    <PaperRow
      key={paper.key}
      paper={paper}
      teamId={teamId}
      date={dates.find(({ id }) => id === paper.key)}
      scale={scale}
      day={day}
      owner={paper.memberId === null ? 'the team' : nameOf(paper.memberId)}
      onDay={setChosen}
    />
  )
  return (
    <>
      <DayControls
        day={day}
        today={today}
        step={filed.length > 0 ? step : null}
        onDay={setChosen}
        onStep={setStep}
      />
      <Answers filed={filed} notFiled={notFiled} day={day} step={step} nameOf={nameOf} />
      <div className={classes.picture} ref={picture}>
        <DaySlider scale={scale} day={day} daysFromToday={daysBetween(today, day)} onDay={setChosen} />
        <section aria-labelledby="papers-team" className={classes.group}>
          <Title order={3} id="papers-team" className={classes.owner}>
            The team
          </Title>
          {rowsOf(null)}
        </section>
        {members.map(({ id, fullName }) => (
          <section key={id} aria-labelledby={`papers-${id}`} className={classes.group}>
            <div className={classes.owner}>
              <Title order={3} id={`papers-${id}`}>
                {fullName}
              </Title>
              <FilingState
                owner={fullName}
                isFiled={isFiled(id)}
                isRecordedAsFiled={isRecorded(id)}
                onChange={(answer) => setAnswers((known) => ({ ...known, [id]: answer }))}
              />
            </div>
            {rowsOf(id)}
            {dates.some(({ memberId, kind }) => memberId === id && kind === 'police_certificate') && (
              <AddPoliceCertificate teamId={teamId} memberId={id} owner={fullName} />
            )}
          </section>
        ))}
      </div>
    </>
  )
}
