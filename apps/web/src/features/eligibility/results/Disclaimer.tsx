import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import classes from './Disclaimer.module.css'

const programPage =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa.html'

/** What a result is not. */
export function Disclaimer() {
  return (
    <p className={classes.disclaimer}>
      This result is preliminary and rests on your own answers. It is not legal advice. Immigration, Refugees
      and Citizenship Canada (IRCC) decides who is eligible:{' '}
      <ExternalLink href={programPage}>Start-up Visa Program on canada.ca</ExternalLink>
    </p>
  )
}
