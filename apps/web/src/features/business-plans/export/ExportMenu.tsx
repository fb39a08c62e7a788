import { productName } from '@suv/domain'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { describeError } from '../../../ui/describe-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuButton } from '../../../ui/menu-button/MenuButton.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { downloadPlan, type PlanFormat } from './download-plan.ts'

const formats: readonly { format: PlanFormat; label: string }[] = [
  { format: 'docx', label: 'Word document (.docx)' },
  { format: 'pdf', label: 'PDF (.pdf)' },
]

/** The plan as a file. What is not saved yet is saved first, so that the file says what the screen says. */
export function ExportMenu({ editor }: { editor: PlanEditor }) {
  const [isExporting, setExporting] = useState(false)
  const [hasFooter, setFooter] = useState(false)

  async function exportPlan(format: PlanFormat) {
    if (isExporting) return
    setExporting(true)
    try {
      const isSaved = await editor.save({ reason: 'autosave' })
      if (!isSaved) return refuse('Your latest text is not saved yet, so it would be missing from the file.')
      if (editor.getState().plan === null)
        return refuse('There is nothing to export yet. Write a section first.')
      await downloadPlan(format, { hasFooter })
    } catch (error) {
      refuse(describeError(error))
    } finally {
      setExporting(false)
    }
  }

  return (
    <MenuButton
      variant="default"
      loading={isExporting}
      leftSection={<Icon of={IconDownload} />}
      rightSection={<Icon of={IconChevronDown} size={16} />}
      choices={[
        ...formats.map(({ format, label }) => ({ label, onChoose: () => void exportPlan(format) })),
        { label: `Name ${productName} in the footer`, isOn: hasFooter, onSwitch: setFooter },
      ]}
    >
      Export Plan
    </MenuButton>
  )
}

function refuse(description: string): void {
  toast({ title: 'The plan was not exported', description, variant: 'destructive' })
}
