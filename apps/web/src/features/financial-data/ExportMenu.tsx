import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { useFinanceSearch } from './use-finance-search.ts'

/** The member's finances as files, for the family size and the edition that the screen shows. */
export function ExportMenu() {
  const { edition, familySize } = useFinanceSearch()
  const query = new URLSearchParams({
    edition: edition.id,
    ...(familySize === null ? {} : { family: String(familySize) }),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<Icon of={IconDownload} />}>Export for Visa Application</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`/api/exports/financial.xlsx?${query}`} download>
          Workbook with formulas (XLSX)
        </Menu.Item>
        <Menu.Item component="a" href={`/api/exports/financial.pdf?${query}`} download>
          Report to print (PDF)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
