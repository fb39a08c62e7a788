import { Title } from '@mantine/core'
import {
  type ApplicationStep,
  type CommitmentCertificate,
  collectPapers,
  daysBetween,
  type JudgedPaper,
  judgePapers,
  summariseValidity,
  type TeamMember,
  type ValidityDate,
  type WorkPermit,
  windowAround,
} from '@suv/domain'
import { useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { useToday } from '../../team-records/use-today.ts'
import { AddPoliceCertificate } from './AddPoliceCertificate.tsx'
import { DayControls } from './DayControls.tsx'
import { DaySlider } from './DaySlider.tsx'
import { PaperRow } from './PaperRow.tsx'
import { toScale } from './scale.ts'
import classes from './Validity.module.css'

type Props = {
  teamId: string
  members: readonly TeamMember[]
  dates: readonly ValidityDate[]
  certificates: readonly CommitmentCertificate[]
  permits: readonly WorkPermit[]
}

/** The papers of the team as bars over time with a movable day, and the same in words. */
export function ValidityView({ teamId, members, dates, certificates, permits }: Props) {
  const today = useToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const [step, setStep] = useState<ApplicationStep>('file')
  const day = chosen ?? today
  const papers = useMemo(
    () => collectPapers({ members, dates, certificates, permits }),
    [members, dates, certificates, permits],
  )
  const scale = useMemo(() => toScale(windowAround(papers, today), today), [papers, today])
  const judged = judgePapers(papers, day, step)
  const nameOf = (id: string) => members.find((member) => member.id === id)?.fullName ?? 'Unknown Member'
  const isBad = judged.some(
    ({ isCounted, state }) => isCounted && (state === 'expired' || state === 'refused'),
  )
  const groups = [
    {
      id: 'team',
      title: 'The team',
      memberId: null,
      papers: judged.filter(({ memberId }) => memberId === null),
    },
    ...members.map(({ id, fullName }) => ({
      id,
      title: fullName,
      memberId: id,
      papers: judged.filter(({ memberId }) => memberId === id),
    })),
  ]
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
      <DayControls day={day} today={today} step={step} onDay={setChosen} onStep={setStep} />
      <div role="status">
        <Notice tone={isBad ? 'amber' : 'plain'}>{summariseValidity(judged, { day, step, nameOf })}</Notice>
      </div>
      <div className={classes.picture}>
        <DaySlider scale={scale} day={day} daysFromToday={daysBetween(today, day)} onDay={setChosen} />
        {groups.map(({ id, title, memberId, papers: listed }) => (
          <section key={id} aria-labelledby={`papers-${id}`} className={classes.group}>
            <Title order={3} id={`papers-${id}`} className={classes.owner}>
              {title}
            </Title>
            <ul className={classes.rows}>{listed.map(row)}</ul>
            {memberId !== null &&
              dates.some((date) => date.memberId === memberId && date.kind === 'police_certificate') && (
                <AddPoliceCertificate teamId={teamId} memberId={memberId} owner={title} />
              )}
          </section>
        ))}
      </div>
    </>
  )
}
