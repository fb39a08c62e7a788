import { ActionIcon, Anchor, Button, Title } from '@mantine/core'
import { formatDate, provinceNames } from '@suv/domain'
import { IconExternalLink, IconPhone, IconX } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './LocationDetails.module.css'
import { locationTypes, type MapLocation } from './location-types.ts'

/** Everything known of one location, with where it was read and what of it nobody has checked. */
export function LocationDetails({ location, onClose }: { location: MapLocation; onClose: () => void }) {
  const { name, type, address, city, province, description, services, website, phone, notes, checkedOn } =
    location
  return (
    <section className={classes.card} aria-labelledby="chosen-place">
      <div className={classes.head}>
        <div>
          <p className={classes.type}>{locationTypes[type].singular}</p>
          <Title order={2} id="chosen-place" className={classes.name}>
            {name}
          </Title>
        </div>
        <ActionIcon aria-label="Close details" onClick={onClose}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
      </div>
      <address className={classes.address}>
        {address}
        <br />
        {city}, {provinceNames[province]}
      </address>
      {description !== null && <p className={classes.text}>{description}</p>}
      {services.length > 0 && (
        <>
          <h3 className={classes.subhead}>Services</h3>
          <ul className={classes.services}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.actions}>
        {website !== null && (
          <Button
            component="a"
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            rightSection={<Icon of={IconExternalLink} size={16} />}
          >
            Visit Website
          </Button>
        )}
        {phone !== null && (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            variant="default"
            leftSection={<Icon of={IconPhone} size={16} />}
          >
            Call {phone}
          </Button>
        )}
      </div>
      {(notes.length > 0 || checkedOn !== null) && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Linked text={note} />
            </li>
          ))}
          {checkedOn !== null && <li>Checked {formatDate(checkedOn)}.</li>}
        </ul>
      )}
    </section>
  )
}

/** A note with the addresses in it as links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https:\/\/\S+[^\s.,;)])/).map((part) =>
    part.startsWith('https://') ? (
      <Anchor key={part} href={part} target="_blank" rel="noopener noreferrer" inherit>
        {new URL(part).hostname}
      </Anchor>
    ) : (
      part
    ),
  )
}
