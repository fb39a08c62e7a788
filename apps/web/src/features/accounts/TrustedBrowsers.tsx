import { Button, Text, Title } from '@mantine/core'
import type { TrustedBrowser } from '@suv/domain'
import { IconShieldCheck } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import classes from '../../ui/rows.module.css'
import { toast } from '../../ui/toasts/toast-store.ts'

/** The browsers that sign in without a code. Shown where there are any: without two-step verification there are none. */
export function TrustedBrowsers() {
  const utils = trpc.useUtils()
  const browsers = trpc.trustedBrowsers.list.useQuery()
  const forget = trpc.trustedBrowsers.remove.useMutation({
    onSuccess: () => toast({ title: 'That browser will ask for a code' }),
    onError: (error) =>
      toast({
        title: 'The browser is still trusted',
        description: describeError(error),
        variant: 'destructive',
      }),
    onSettled: () => utils.trustedBrowsers.list.invalidate(),
  })
  if (browsers.data === undefined || browsers.data.length === 0) return null
  return (
    <section aria-labelledby="trusted-browsers">
      <Title order={3} size="h4" id="trusted-browsers">
        Trusted browsers
      </Title>
      <Text size="sm" c="dimmed" mt="2xs" mb="sm">
        They sign in with the password alone. A new password and new recovery codes end that, and so does
        ending all other sessions.
      </Text>
      <ul className={classes.rows}>
        {browsers.data.map((browser) => (
          <BrowserRow
            key={browser.id}
            browser={browser}
            isPending={forget.isPending && forget.variables.id === browser.id}
            onForget={() => forget.mutate({ id: browser.id })}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { browser: TrustedBrowser; isPending: boolean; onForget: () => void }

function BrowserRow({ browser: { usedAt, expiresAt }, isPending, onForget }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={IconShieldCheck} size={24} />
        <div>
          <div className={classes.name}>
            Last signed in <time dateTime={usedAt}>{formatMoment(usedAt)}</time>
          </div>
          <div className={classes.detail}>
            Trusted until <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
          </div>
        </div>
      </div>
      <Button
        variant="default"
        loading={isPending}
        onClick={onForget}
        aria-label={`Ask for a code again: browser that last signed in ${formatMoment(usedAt)}`}
      >
        Ask for a code again
      </Button>
    </li>
  )
}
