import { Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type OnDemand, onDemand, usePart } from '../../ui/on-demand/on-demand.ts'
import { type ApplicationPart, applicationParts } from './application-parts.ts'
import classes from './Parts.module.css'

const route = getRouteApi('/_member/pr-application')

const names: Record<ApplicationPart, string> = {
  application: 'Application',
  history: 'People and history',
  completeness: 'Completeness',
  answers: 'Answer book',
  team: 'The team’s chain',
  letters: 'Letters',
  questions: 'The 26 questions',
  pack: 'The pack',
  waiting: 'Waiting',
  'plan-b': 'Plan B',
}

type Part = ComponentType

/** Their code comes when they are opened. */
const further: Record<Exclude<ApplicationPart, 'application'>, OnDemand<Part>> = {
  history: onDemand(async () => (await import('../personal-history/PersonalHistory.tsx')).PersonalHistory),
  completeness: onDemand(async () => (await import('../completeness/Completeness.tsx')).Completeness),
  answers: onDemand(async () => (await import('../answer-book/AnswerBook.tsx')).AnswerBook),
  team: onDemand(async () => (await import('../team-chain/TeamChain.tsx')).TeamChain),
  letters: onDemand(async () => (await import('../ircc-letters/IrccLetters.tsx')).IrccLetters),
  questions: onDemand(async () => (await import('../diligence-answers/Diligence.tsx')).Diligence),
  pack: onDemand(async () => (await import('../document-packs/DocumentPacks.tsx')).DocumentPacks),
  'plan-b': onDemand(async () => (await import('../other-programs/OtherPrograms.tsx')).OtherPrograms),
  waiting: onDemand(async () => (await import('../waiting/Waiting.tsx')).Waiting),
}

/** The parts of the application, one at a time; the address names which. `children` are the first. */
export function Parts({ children }: { children: ReactNode }) {
  const { part = 'application' } = route.useSearch()
  return (
    <>
      <nav aria-label="Parts of the application" className={classes.parts}>
        {applicationParts.map((name) => (
          <Link
            key={name}
            to="/pr-application"
            search={name === 'application' ? {} : { part: name }}
            className={classes.part}
            aria-current={name === part ? 'page' : undefined}
            // Else the first part, which has no name in the address, is marked with every other.
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
            {...(name !== 'application' && further[name].intent)}
          >
            {names[name]}
          </Link>
        ))}
      </nav>
      {part === 'application' ? children : <Further key={part} part={further[part]} />}
    </>
  )
}

function Further({ part }: { part: OnDemand<Part> }) {
  const [isWanted, setWanted] = useState(true)
  const Content = usePart(part, isWanted, () => setWanted(false))
  return Content === undefined ? <Skeleton height={320} aria-busy="true" /> : <Content />
}
