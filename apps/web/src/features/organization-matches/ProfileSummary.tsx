import { formatCad, type MatchProfile, provinceNames } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import classes from './ProfileSummary.module.css'

const planNames = {
  vc: 'Venture capital fund',
  angel: 'Angel investor group',
  incubator: 'Business incubator',
  unknown: 'Not chosen yet',
} as const

/** What the scores are made from, and where each can be changed. */
export function ProfileSummary({ profile }: { profile: MatchProfile }) {
  const fields = [...new Set([profile.sector, ...profile.focusAreas])].filter((field) => field !== null)
  return (
    <dl className={classes.facts} aria-label="What your matches are made from">
      <Fact name="You plan for">
        {profile.plan === null ? 'Not known yet' : planNames[profile.plan]}
        <Link to="/eligibility">Change your assessment</Link>
      </Fact>
      <Fact name="Your field">{fields.length === 0 ? 'Not known yet' : fields.join(', ')}</Fact>
      <Fact name="Province">
        {profile.province === null ? 'Not known yet' : provinceNames[profile.province]}
      </Fact>
      <Fact name="Investment needed">
        {profile.investmentNeeded === null ? 'Not known yet' : formatCad(profile.investmentNeeded)}
        <Link to="/financial">Change your finances</Link>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
