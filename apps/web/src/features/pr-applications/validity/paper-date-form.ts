import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'

/** The form for a paper's date, whose code comes when it is asked for. */
export const PaperDateForm = lazyDialog(async () => (await import('./PaperDateForm.tsx')).PaperDateForm)
