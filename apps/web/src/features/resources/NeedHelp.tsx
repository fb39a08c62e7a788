import { Button, Title } from '@mantine/core'
import { IconExternalLink, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import classes from './NeedHelp.module.css'

/** The immigration department's line for clients, as its own page on applying names it. */
const clientSupport = {
  number: '1-888-242-2100',
  figure: {
    effectiveFrom: '2026-11-20',
    checkedOn: '2026-11-20',
    source: {
      title: 'IRCC: Start-up visa, how to apply',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa/apply.html',
    },
  },
}

const consultantRegister = 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant'
const officialGuide = clientSupport.figure.source.url

/** Whom to ask: the department, a licensed consultant, and the official guide. */
export function NeedHelp() {
  return (
    <section className={classes.section} aria-labelledby="need-help">
      <Title order={2} id="need-help">
        Need Help
      </Title>
      <ul className={classes.ways}>
        <Way
          title="Client Support Centre"
          text="Immigration, Refugees and Citizenship Canada answers questions about an application. The line is free from inside Canada; from elsewhere use the department’s web form."
        >
          <Button
            component="a"
            href={`tel:${clientSupport.number}`}
            variant="default"
            leftSection={<Icon of={IconPhone} size={16} />}
          >
            {clientSupport.number}
          </Button>
          <SourceLine figure={clientSupport.figure} />
        </Way>
        <Way
          title="Licensed consultants"
          text="Only a lawyer, a Quebec notary or a licensed consultant may advise you for a fee. The College’s public register shows who is licensed."
        >
          <OutsideButton href={consultantRegister}>Find Consultant</OutsideButton>
        </Way>
        <Way
          title="The official guide"
          text="The department’s own page on how to apply: portal, forms, documents and fees, step by step."
        >
          <OutsideButton href={officialGuide}>View Guide</OutsideButton>
        </Way>
      </ul>
    </section>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={classes.way}>
      <Title order={3}>{title}</Title>
      <p className={classes.text}>{text}</p>
      <div>{children}</div>
    </li>
  )
}

function OutsideButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      aria-label={`${children} (opens in a new window)`}
      rightSection={<Icon of={IconExternalLink} size={16} />}
    >
      {children}
    </Button>
  )
}
