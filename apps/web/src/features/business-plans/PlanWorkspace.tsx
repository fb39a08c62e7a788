import { Badge, Button } from '@mantine/core'
import { type PlanSectionKey, type PlanTextField, planSections } from '@suv/domain'
import { IconHistory } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import { Writes } from '../workspaces/Writes.tsx'
import { AlignmentCard } from './AlignmentCard.tsx'
import type { PlanEditor } from './editor/plan-editor.ts'
import { useEditorState } from './editor/use-plan-editor.ts'
import { ExportMenu } from './export/ExportMenu.tsx'
import classes from './PlanPage.module.css'
import { Readiness } from './readiness/Readiness.tsx'
import { SaveStatusLine } from './SaveStatusLine.tsx'
import { SectionPanel } from './sections/SectionPanel.tsx'
import { SectionTabs } from './sections/SectionTabs.tsx'
import { TitleField } from './TitleField.tsx'
import { missingSections, useSavePlan } from './use-save-plan.ts'

// Comparing texts takes a library that few visits need.
const ConflictDialog = lazy(() => import('./conflict/ConflictDialog.tsx'))
const VersionsDialog = lazy(() => import('./versions/VersionsDialog.tsx'))

const route = getRouteApi('/_member/business-plan')

/** The plan of a member, once it has been read. */
export function PlanWorkspace({ editor }: { editor: PlanEditor }) {
  const { plan, edit, saving } = useEditorState(editor)
  const save = useSavePlan(editor)
  const [comparing, setComparing] = useState<PlanTextField | null>(null)
  const [versionsOpened, setVersionsOpened] = useState(false)
  const { section: current, goTo } = useSection()

  async function complete() {
    const missing = missingSections(editor)
    if (missing.length === 0) return void save({ status: 'complete' })
    await editor.save({ reason: 'autosave' })
    toast({
      title: 'Not complete yet',
      description: `What you wrote is kept. Still empty: ${missing.join(', ')}.`,
      variant: 'destructive',
    })
  }

  return (
    <>
      <div className={classes.bar}>
        <SaveStatusLine editor={editor} />
        <div className={classes.buttons}>
          <Writes>
            <Button
              variant="default"
              aria-disabled={saving === 'hand' || undefined}
              data-disabled={saving === 'hand'}
              onClick={() => void save()}
            >
              {saving === 'hand' ? 'Saving...' : 'Save Draft'}
            </Button>
          </Writes>
          <Button
            variant="default"
            leftSection={<Icon of={IconHistory} />}
            disabled={plan === null}
            onClick={() => setVersionsOpened(true)}
          >
            Versions
          </Button>
          <ExportMenu editor={editor} />
        </div>
      </div>
      <div className={classes.title}>
        <TitleField editor={editor} onCompare={() => setComparing('title')} />
        {plan?.status === 'complete' && <Badge color="spruce">Complete</Badge>}
      </div>
      <Readiness texts={edit.mine} />
      <SectionTabs
        value={current}
        onChange={(key) => goTo(key)}
        read={(field) => edit.mine[field]}
        aside={<AlignmentCard />}
        renderPanel={(key) => {
          const index = planSections.findIndex((candidate) => candidate.key === key)
          const section = planSections[index]
          const next = planSections[index + 1]
          if (section === undefined) return null
          return (
            <SectionPanel
              editor={editor}
              section={section}
              next={next?.name}
              onSave={() => void save({ only: section.field })}
              onContinue={() => next && goTo(next.key, { focus: true })}
              onComplete={() => void complete()}
              onCompare={() => setComparing(section.field)}
            />
          )
        }}
      />
      <Suspense>
        {comparing !== null && (
          <ConflictDialog
            editor={editor}
            field={comparing}
            name={planSections.find(({ field }) => field === comparing)?.name ?? 'the title'}
            onClose={() => setComparing(null)}
          />
        )}
        {versionsOpened && plan !== null && (
          <VersionsDialog editor={editor} planId={plan.id} onClose={() => setVersionsOpened(false)} />
        )}
      </Suspense>
    </>
  )
}

/** The section on the screen, which the address names. */
function useSection() {
  const named = route.useSearch().section
  const section = planSections.find(({ key }) => key === named)?.key ?? 'executive'
  const navigate = route.useNavigate()
  function goTo(key: PlanSectionKey, { focus = false } = {}) {
    void navigate({
      search: key === 'executive' ? {} : { section: key },
      replace: true,
      resetScroll: false,
    }).then(() => {
      if (!focus) return
      const heading = document.getElementById(`section-${key}`)
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView()
    })
  }
  return { section, goTo }
}
