import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** The way to upload documents from the dashboard. */
export function QuickUpload() {
  return (
    <Button
      fullWidth
      leftSection={<IconUpload size={18} stroke={1.8} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/document-analysis" {...props} />}
      variant="light"
    >
      Upload Documents
    </Button>
  )
}
