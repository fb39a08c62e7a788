import { Button, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import classes from './ApplicationDocuments.module.css'

/** The six documents. Their texts are loaded when one is asked for. */
const documents = [
  {
    key: 'businessPlanOutline',
    title: 'Business plan outline',
    text: 'The six sections of a plan, with the questions that each one answers.',
  },
  {
    key: 'supportRequest',
    title: 'Request for a letter of support',
    text: 'A first message to a designated organization, with what it needs to know.',
  },
  {
    key: 'settlementFunds',
    title: 'Settlement funds worksheet',
    text: 'Your accounts in CAD beside the amount for your family size, with its source.',
  },
  {
    key: 'ownershipRecord',
    title: 'Ownership and voting rights record',
    text: 'Who holds which share, and whether the program’s two rules on shares are met.',
  },
  {
    key: 'personalHistory',
    title: 'Personal history worksheet',
    text: 'Addresses, work, study and travel without gaps, as the forms ask for them.',
  },
  {
    key: 'documentChecklist',
    title: 'Document checklist',
    text: 'Every document of the checklist in Landfall, with boxes to tick on paper.',
  },
] as const

export function ApplicationDocuments() {
  const download = async ({ key, title }: (typeof documents)[number]) => {
    const { templates } = await import('./templates.ts')
    saveFile(`${title}.txt`, new Blob([templates[key]()], { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <section className={classes.section} aria-labelledby="application-documents">
      <Title order={2} id="application-documents">
        Essential Application Documents
      </Title>
      <p className={classes.text}>
        Plain-text templates to fill in. They are made on this device; nothing is sent.
      </p>
      <ul className={classes.list}>
        {documents.map((document) => (
          <li key={document.key} className={classes.item}>
            <div>
              <h3 className={classes.title}>{document.title}</h3>
              <p className={classes.about}>{document.text}</p>
            </div>
            <Button
              variant="default"
              aria-label={`Download: ${document.title}`}
              leftSection={<Icon of={IconDownload} size={16} />}
              onClick={() => void download(document)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
