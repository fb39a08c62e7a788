import { IconBookmark, IconDeviceFloppy, IconScale } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './Promises.module.css'

const promises = [
  {
    icon: IconScale,
    title: 'What each rule asks',
    text: 'Every requirement beside the fact from your answers, met or not met.',
  },
  {
    icon: IconBookmark,
    title: 'Where it is written',
    text: 'Every figure with its date and its official source.',
  },
  {
    icon: IconDeviceFloppy,
    title: 'What you have so far',
    text: 'Your verdict and your work are kept, and stay yours.',
  },
]

/** The quiet half of the sign-in page on wide screens: what a member finds inside. */
export function Promises() {
  return (
    <aside className={classes.panel} aria-label="What you find inside">
      <div className={classes.inner}>
        <p className={classes.statement}>Know where you stand before you apply.</p>
        <ul className={classes.list}>
          {promises.map(({ icon, title, text }) => (
            <li key={title} className={classes.item}>
              <Icon of={icon} size={22} />
              <div>
                <div className={classes.title}>{title}</div>
                <div className={classes.text}>{text}</div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
