import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import {
  answerSheets,
  explanationLines,
  portalFormNames,
  portalForms,
  portalLimits,
  screenOrders,
} from '@suv/domain'
import { IconBook2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { useToday } from '../team-records/use-today.ts'
import classes from './AnswerBook.module.css'
import { FilledForm } from './FilledForm.tsx'
import { Copy, Sheet } from './Sheet.tsx'

/** What goes into the portal, screen by screen, out of the member's history. */
export function AnswerBook() {
  const history = trpc.personalHistory.get.useQuery({})
  const today = useToday()
  const sheets = history.data === undefined ? [] : answerSheets(history.data, today)
  const lines = explanationLines(sheets)
  return (
    <section className={classes.panel} aria-labelledby="answer-book">
      <div>
        <Title order={2} id="answer-book">
          The Portal’s Answer Book
        </Title>
        <Text mt="2xs" maw="44rem">
          What you entered under People and history, in the order of the portal’s screens, to be copied box by
          box.
        </Text>
        <Text size="sm" mt="xs" maw="44rem">
          {portalForms.value}
        </Text>
        <SourceLine figure={portalForms} />
        <Text size="sm" mt="xs" maw="44rem">
          {portalLimits.source.note} Dates are written as that code writes them: 2019/04 for a month,
          2019/04/15 for a day.
        </Text>
        <SourceLine figure={portalLimits} />
      </div>
      {history.data === undefined ? (
        <QueryState
          what="Your history"
          queries={[history]}
          loading={<Skeleton height={320} aria-busy="true" />}
        />
      ) : sheets.length === 0 ? (
        <EmptyState
          icon={IconBook2}
          title="Nothing to copy yet"
          text="Add yourself, your family and ten years of history once. The sheets are made from them."
        >
          <Anchor
            renderRoot={(props) => <Link to="/pr-application" search={{ part: 'history' }} {...props} />}
          >
            Open People and history
          </Anchor>
        </EmptyState>
      ) : (
        <>
          {portalFormNames.map((form) => {
            const { isVerified, text, url } = screenOrders[form]
            const ofForm = sheets.filter((sheet) => sheet.form === form)
            return (
              ofForm.length > 0 && (
                <section key={form} className={classes.card} aria-label={form}>
                  <Title order={3}>{form}</Title>
                  <p className={classes.note}>
                    {isVerified ? '' : 'Not verified. '}
                    {text}{' '}
                    {url !== null && (
                      <ExternalLink href={url} about={`IRCC’s guide to the form ${form}`}>
                        Source
                      </ExternalLink>
                    )}
                  </p>
                  {ofForm.map((sheet) => (
                    <Sheet key={sheet.id} sheet={sheet} />
                  ))}
                </section>
              )
            )
          })}
          {lines.length > 0 && (
            <section className={classes.card} aria-labelledby="explanation-lines">
              <Title order={3} id="explanation-lines">
                Lines for the Letter of Explanation
              </Title>
              <ul className={classes.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <div>
                <Copy text={lines.join('\n')} label="Copy the lines for the letter of explanation">
                  Copy the Lines
                </Copy>
              </div>
            </section>
          )}
          <FilledForm history={history.data} />
        </>
      )}
    </section>
  )
}
