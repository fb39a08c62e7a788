import { Text, Title } from '@mantine/core'
import { AccountSection } from './AccountSection.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { Sessions } from './Sessions.tsx'
import { Security } from './security/Security.tsx'

export function AccountPage() {
  return (
    <>
      <Title order={1}>Account</Title>
      <Text c="dimmed" mt={4}>
        Who you are here, where you are signed in, and what else may read your data.
      </Text>
      <AccountSection title="Profile" text="The facts of your membership.">
        <ProfileFacts />
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
    </>
  )
}
