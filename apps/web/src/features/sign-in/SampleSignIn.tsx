import { Alert, Button, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import classes from './SampleSignIn.module.css'
import { describeSignInError } from './sign-in-messages.ts'
import { useSignIn } from './use-sign-in.ts'

/** In the local trial: one click signs in as the sample member. Elsewhere there is no such member, and nothing shows. */
export function SampleSignIn({ onSecondStep }: { onSecondStep: () => void }) {
  const { data: settings } = trpc.settings.get.useQuery()
  const signIn = useSignIn(onSecondStep)
  const sample = settings?.sampleSignIn
  if (!sample) return null
  return (
    <section className={classes.card} aria-labelledby="sample-sign-in">
      <Title order={2} size="h4" id="sample-sign-in">
        You are trying this out on your own machine
      </Title>
      <Text size="sm" c="dimmed">
        A sample member is set up. What you enter stays on this machine.
      </Text>
      {signIn.error && (
        <Alert color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
          {describeSignInError(signIn.error)}
        </Alert>
      )}
      <Button
        mt={4}
        variant="default"
        fullWidth
        loading={signIn.isPending}
        rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => signIn.mutate(sample)}
      >
        Sign in as the sample member
      </Button>
    </section>
  )
}
