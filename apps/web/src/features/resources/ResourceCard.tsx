import { Badge, Button, Title } from '@mantine/core'
import { formatDate, type Resource } from '@suv/domain'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconExternalLink,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import classes from './ResourceCard.module.css'

type ResourceCardProps = {
  resource: Resource
  isSaved: boolean
  onToggleSaved: (resourceId: string, isSaved: boolean) => void
}

export function ResourceCard({ resource, isSaved, onToggleSaved }: ResourceCardProps) {
  const { id, title, description, isOfficial, checkedOn, notes } = resource
  const icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {isOfficial && (
          <Badge
            className={classes.badge}
            color="spruce"
            leftSection={<Icon of={IconRosetteDiscountCheck} size={16} />}
          >
            Official
          </Badge>
        )}
      </div>
      <p className={classes.text}>{description}</p>
      <p className={classes.source}>
        {checkedOn === null ? 'We have not checked this address yet.' : `Checked ${formatDate(checkedOn)}.`}
        {checkedOn !== null && notes.map((note) => ` ${note}`)}
      </p>
      <div className={classes.actions}>
        <OpenLink resource={resource} />
        <Button
          variant="subtle"
          aria-pressed={isSaved}
          aria-label={isSaved ? `Saved: ${title}` : `Save Resource: ${title}`}
          leftSection={<Icon of={icon} />}
          onClick={() => onToggleSaved(id, !isSaved)}
        >
          {isSaved ? 'Saved' : 'Save Resource'}
        </Button>
      </div>
    </li>
  )
}

function OpenLink({ resource: { title, url, isInternal } }: { resource: Resource }) {
  if (isInternal) {
    return (
      <Button component={Link} to={url} variant="default" aria-label={`View Page: ${title}`}>
        View Page
      </Button>
    )
  }
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      aria-label={`Visit Site: ${title} (opens in a new window)`}
      rightSection={<Icon of={IconExternalLink} size={16} />}
    >
      Visit Site
    </Button>
  )
}
