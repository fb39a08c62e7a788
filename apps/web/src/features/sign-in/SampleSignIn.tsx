import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { RequestError } from '../../request.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './SampleSignIn.module.css'
import { describeSignInError } from './sign-in-messages.ts'
import { useSampleSignIn } from './use-sample-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

/** The button has the published email and password, so it was the member who changed one of them. */
function describeSampleError(error: unknown): string {
  return error instanceof RequestError && error.status === 401
    ? 'The sample member’s email or password was changed. Sign in with the new one.'
    : describeSignInError(error)
}

/** In the local trial: one click signs in as the sample member. Elsewhere there is no such member, and nothing shows. */
export function SampleSignIn({ onSecondStep }: { onSecondStep: () => void }) {
  const sample = useSampleSignIn()
  const signIn = useSignIn(onSecondStep)
  if (!sample) return null
  return (
    <section className={classes.card} aria-labelledby="sample-sign-in">
      <h2 className={classes.title} id="sample-sign-in">
        You are trying this out on your own machine
      </h2>
      <p className={classes.text}>A sample member is set up. What you enter stays on this machine.</p>
      {signIn.error !== null && <Notice tone="maple">{describeSampleError(signIn.error)}</Notice>}
      <Button
        mt="2xs"
        variant="default"
        fullWidth
        loading={signIn.isPending}
        rightSection={<Icon of={IconArrowRight} />}
        onClick={() => signIn.mutate(sample)}
      >
        Sign in as the sample member
      </Button>
    </section>
  )
}
