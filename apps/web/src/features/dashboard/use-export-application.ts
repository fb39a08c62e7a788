import { dayInZone } from '@suv/domain'
import { useMutation } from '@tanstack/react-query'
import { RequestError } from '../../request.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

/** Has the server write the PDF of the whole application, and saves it. */
export function useExportApplication() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetch('/api/exports/application.pdf', { credentials: 'include' })
      if (!response.ok) throw new RequestError(response.status, response.statusText, null)
      saveFile(`start-up-visa-application-${dayInZone(new Date())}.pdf`, await response.blob())
    },
    onSuccess: () => toast({ title: 'Application exported', description: 'The PDF is in your downloads.' }),
    onError: (error) =>
      toast({
        title: 'Export failed',
        description:
          error instanceof RequestError && error.status === 429
            ? 'You have exported several times just now. Wait a minute and try again.'
            : 'The PDF could not be made. Please try again.',
        variant: 'destructive',
      }),
  })
  return { start: () => mutate(), isPending }
}
