import { IconDownload } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/menu-button/MenuButton.tsx'
import { useFinanceSearch } from './use-finance-search.ts'

/** The member's finances as files, for the family size and the edition that the screen shows. */
export function ExportMenu() {
  const { edition, familySize } = useFinanceSearch()
  const query = new URLSearchParams({
    edition: edition.id,
    ...(familySize === null ? {} : { family: String(familySize) }),
  })
  return (
    <MenuButton
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      choices={[
        { label: 'Workbook with formulas (XLSX)', href: `/api/exports/financial.xlsx?${query}` },
        { label: 'Report to print (PDF)', href: `/api/exports/financial.pdf?${query}` },
      ]}
    >
      Export for Visa Application
    </MenuButton>
  )
}
