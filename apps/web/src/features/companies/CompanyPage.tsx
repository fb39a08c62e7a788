import { Anchor, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { type Company, companyFacts } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Notice } from '../../ui/Notice.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './CompanyForm.module.css'
import { CompanyForm } from './CompanyForm.tsx'
import { factLabels, factText } from './typed-facts.ts'
import { useCompany } from './use-company.ts'

/** What is said of the company, which matching reads. */
export function CompanyPage() {
  return (
    <>
      <Title order={1}>Your company</Title>
      <Text c="dimmed" mt="2xs" mb="xl" maw="44rem">
        What it is and what it needs.{' '}
        <Anchor inherit renderRoot={(props) => <Link to="/organizations" {...props} />}>
          Your matches
        </Anchor>{' '}
        are scored by these facts, for everybody in your team.
      </Text>
      <Content />
    </>
  )
}

function Content() {
  const { id } = useMe()
  const { company, workspaces, canEdit } = useCompany()
  const suggestions = trpc.companies.suggestions.useQuery({ id }, { enabled: canEdit })
  // What is suggested stands between the fields: later it would push them down.
  const isSuggesting = canEdit && suggestions.isPending
  if (company.data === undefined || workspaces.data === undefined || isSuggesting) {
    return <QueryState what="Your company" queries={[company, workspaces]} loading={<FormSkeleton />} />
  }
  return canEdit ? (
    <CompanyForm company={company.data} suggestions={suggestions.data ?? []} />
  ) : (
    <Facts company={company.data} />
  )
}

/** For who may only read. */
function Facts({ company }: { company: Company }) {
  return (
    <div className={classes.form}>
      <Notice tone="plain">You may read this page. The owner of the team or an editor changes it.</Notice>
      <dl className={classes.facts}>
        {companyFacts.map((fact) => (
          <div key={fact}>
            <dt>{factLabels[fact]}</dt>
            <dd>{factText(fact, company[fact]) ?? 'Not said yet'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form} aria-busy="true">
      <VisuallyHidden role="status">Loading your company</VisuallyHidden>
      {companyFacts.map((fact) => (
        <Skeleton key={fact} height={64} />
      ))}
    </div>
  )
}
