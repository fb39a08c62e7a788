import { Button, Group, Modal, Skeleton, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useMemo, useState } from 'react'
import { LoadProblem } from '../../../ui/LoadProblem.tsx'
import { unknownOrganization } from '../organization-text.ts'
import type { useMatchData } from '../use-match-data.ts'
import { knownParts } from './known-parts.ts'
import { MatchSection } from './MatchSection.tsx'
import { OrganizationFacts } from './OrganizationFacts.tsx'

type Props = {
  data: ReturnType<typeof useMatchData>
  /** Null while the dialog is closed. */
  organizationId: string | null
  onClose: () => void
  onContact: (organizationId: string) => void
}

/** Everything about one organization, and what the member keeps about it. It has an address of its own. */
export function OrganizationDialog({ data, organizationId, onClose, onContact }: Props) {
  // The last one stays on the screen while the dialog fades out.
  const [shownId, setShownId] = useState(organizationId)
  if (organizationId !== null && organizationId !== shownId) setShownId(organizationId)
  const { organizations, matches, organizationById, matchByOrganization } = data
  const known = useMemo(() => knownParts(organizations.data ?? []), [organizations.data])
  const organization = organizationById.get(shownId ?? '')
  const match = matchByOrganization.get(shownId ?? '')
  const isLoading = organizations.isPending || matches.isPending
  const listed = organization ?? match?.organization
  return (
    <Modal
      opened={organizationId !== null}
      onClose={onClose}
      size="lg"
      title={listed?.name ?? (isLoading ? 'Organization' : unknownOrganization)}
    >
      {isLoading ? (
        <Skeleton height={240} />
      ) : listed !== undefined ? (
        <>
          <OrganizationFacts organization={organization ?? null} listed={listed} known={known} />
          {match && <MatchSection key={match.id} match={match} />}
          <Group mt="lg">
            <Button onClick={() => onContact(listed.id)}>Contact</Button>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          </Group>
        </>
      ) : organizations.error !== null ? (
        <LoadProblem
          what="The organizations"
          error={organizations.error}
          isRetrying={organizations.isFetching}
          onRetry={() => void organizations.refetch()}
        />
      ) : (
        <>
          <Text>
            No organization that you can see has this address. It may have been taken off the list, or a part
            of the link is missing.
          </Text>
          <Button mt="md" variant="default" onClick={onClose}>
            Show all organizations
          </Button>
        </>
      )}
    </Modal>
  )
}
