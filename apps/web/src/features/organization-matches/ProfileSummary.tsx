import { companyStageLabels, formatCad, type MatchProfile, provinceNames, soughtLabels } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import classes from './ProfileSummary.module.css'

/** What the scores are made from, and where it can be changed. */
export function ProfileSummary({ profile }: { profile: MatchProfile }) {
  const fields = [...new Set([profile.sector, ...profile.focusAreas])].filter((field) => field !== null)
  return (
    <dl className={classes.facts} aria-label="What your matches are made from">
      <Fact name="You seek">{profile.plan === null ? 'Not known yet' : soughtLabels[profile.plan]}</Fact>
      <Fact name="Your field">{fields.length === 0 ? 'Not known yet' : fields.join(', ')}</Fact>
      <Fact name="Province">
        {profile.province === null ? 'Not known yet' : provinceNames[profile.province]}
      </Fact>
      <Fact name="Stage">{profile.stage === null ? 'Not known yet' : companyStageLabels[profile.stage]}</Fact>
      <Fact name="Investment needed">
        {profile.investmentNeeded === null ? 'Not known yet' : formatCad(profile.investmentNeeded)}
      </Fact>
      <Fact name="What matching reads">
        <Link to="/company">Your company</Link>
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
