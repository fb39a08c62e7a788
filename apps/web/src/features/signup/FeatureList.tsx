import { Title } from '@mantine/core'
import classes from './FeatureList.module.css'
import { includedFeatures } from './included-features.ts'

export function FeatureList() {
  return (
    <section className={classes.section} aria-labelledby="included">
      <Title order={2} id="included">
        What is included
      </Title>
      <ul className={classes.list}>
        {includedFeatures.map(({ icon: Icon, name, text }) => (
          <li key={name} className={classes.item}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
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
