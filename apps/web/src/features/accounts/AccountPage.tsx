import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMe } from '../session/use-me.ts'
import { currentTeam } from '../team-records/current-team.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { Webhooks } from '../webhooks/Webhooks.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { YourData } from './data/YourData.tsx'
import { Membership } from './Membership.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { Sessions } from './Sessions.tsx'
import { Security } from './security/Security.tsx'
import { Access } from './team/Access.tsx'
import { Team } from './team/Team.tsx'
import { TeamName } from './team/TeamName.tsx'
import { VotingRights } from './team/VotingRights.tsx'
import { WorkspaceChoice } from './team/WorkspaceChoice.tsx'

export function AccountPage() {
  const team = currentTeam(useMe())
  return (
    <>
      <Title order={1}>Account</Title>
      <Text c="dimmed" mt="2xs">
        Who you are here, where you are signed in, and what else may read your data.
      </Text>
      <AccountSection title="Profile" text="The facts of your membership.">
        <ProfileFacts />
      </AccountSection>
      <AccountSection
        title="Team"
        text={
          <>
            Who stands in the team’s papers, and who of them signs in. Somebody you invite works on the team’s
            plan, timeline, matches, finances and papers; your documents and eligibility stay yours. What the
            company is and needs stands on <Link to="/company">its own page</Link>.
          </>
        }
      >
        <TeamScope>{(teamId) => <Team key={teamId} teamId={teamId} />}</TeamScope>
        {team && <TeamName key={team.id} team={team} />}
        <WorkspaceChoice />
      </AccountSection>
      {team && (
        <AccountSection
          title="Access"
          text="What those who sign in may do with what the team keeps. A change holds at once. The owner alone makes it."
        >
          <Access key={team.id} teamId={team.id} />
        </AccountSection>
      )}
      {team && (
        <AccountSection
          title="Voting rights"
          text="The program asks for shares of this size. Change a number to see at once whether the rules hold; store it when it is right."
        >
          <VotingRights key={team.id} team={team} />
        </AccountSection>
      )}
      <AccountSection title="Activity" text="Who changed what in the workspace, and who opened your papers.">
        <div>
          <Button variant="default" renderRoot={(props) => <Link to="/activity" {...props} />}>
            See the activity
          </Button>
        </div>
      </AccountSection>
      <AccountSection title="Membership" text="What you paid for full access, and the receipt.">
        <Membership />
      </AccountSection>
      <AccountSection title="Security" text="What protects your way in.">
        <Security />
      </AccountSection>
      <AccountSection
        title="Sessions"
        text="Each browser in which you are signed in. End one that you no longer use, or do not know."
      >
        <Sessions />
      </AccountSection>
      <AccountSection
        title="API keys"
        text={
          <>
            A key lets another program read or write your data for you. The{' '}
            <a href="/api/docs">REST API reference</a> says what it can ask.
          </>
        }
      >
        <ApiKeys />
      </AccountSection>
      <AccountSection
        title="Webhooks"
        text={
          <>
            Have a program of yours told when something happens, instead of asking again and again. The{' '}
            <a href="/api/docs">REST API reference</a> shows what is sent and how to verify it.
          </>
        }
      >
        <Webhooks />
      </AccountSection>
      <AccountSection title="Your data" text="Take everything with you, or have it erased.">
        <YourData />
      </AccountSection>
    </>
  )
}
