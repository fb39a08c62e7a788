import { Title } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import classes from './FeatureList.module.css'
import { includedFeatures } from './included-features.ts'

export function FeatureList() {
  return (
    <section className={classes.section} aria-labelledby="included">
      <Title order={2} id="included">
        What is included
      </Title>
      <ul className={classes.list}>
        {includedFeatures.map(({ icon, name, text }) => (
          <li key={name} className={classes.item}>
            <Icon of={icon} size={22} />
            <div>
              <Title order={3} className={classes.name}>
                {name}
              </Title>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
