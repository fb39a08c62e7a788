import '@mantine/core/styles/Modal.layer.css'
import { Modal, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type Document,
  documentChecklist,
  fileNameSchema,
  nameFitsType,
  updateDocumentSchema,
} from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'

type Props = {
  /** The document to edit; null while the dialog is closed. */
  readonly document: Document | null
  readonly onClose: () => void
}

export function EditDocumentDialog({ document, onClose }: Props) {
  return (
    <Modal opened={document !== null} onClose={onClose} title="Edit document" closeOnClickOutside={false}>
      {document && <EditForm key={document.id} document={document} onClose={onClose} />}
    </Modal>
  )
}

/** Each is `category/key`; a category alone has no key. */
const checklistItems = [
  { value: 'business_docs/', label: 'Not in the checklist' },
  ...documentChecklist.map(({ key, name, documents }) => ({
    group: name,
    items: [
      ...documents.map((document) => ({ value: `${key}/${document.key}`, label: document.name })),
      { value: `${key}/`, label: `${name}: something else` },
    ],
  })),
]

function EditForm({ document, onClose }: { document: Document; onClose: () => void }) {
  const me = useMe()
  const utils = trpc.useUtils()
  const form = useForm({
    initialValues: {
      fileName: document.fileName,
      item: `${document.category ?? 'business_docs'}/${document.checklistKey ?? ''}`,
      expiresOn: document.expiresOn ?? '',
    },
    validate: {
      fileName: (name) => {
        const parsed = fileNameSchema.safeParse(name)
        if (!parsed.success) return parsed.error.issues[0]?.message
        return nameFitsType(name, document.fileType)
          ? null
          : 'Keep the end of the name, which says what kind of file it is.'
      },
      expiresOn: (day) =>
        day === '' || updateDocumentSchema.shape.expiresOn.safeParse(day).success
          ? null
          : 'Enter a date from 1900 to 2199.',
    },
  })
  const update = trpc.documents.update.useMutation({
    onSuccess: (saved) => {
      utils.documents.list.setData({ id: me.id }, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      )
      toast({ title: 'Document saved', description: saved.fileName })
      onClose()
    },
  })
  const submit = form.onSubmit(({ fileName, item, expiresOn }) => {
    const [category = '', key = ''] = item.split('/')
    update.mutate({
      id: document.id,
      fileName,
      category: category as Document['category'],
      checklistKey: key === '' ? null : key,
      expiresOn: expiresOn === '' ? null : expiresOn,
    })
  })
  return (
    <ActionForm
      noValidate
      submit="Save"
      isPending={update.isPending}
      problem={update.error && describeError(update.error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('fileName')} />
      <NativeSelect label="Checklist item" data={checklistItems} {...form.getInputProps('item')} />
      <TextInput
        type="date"
        label="Valid until (optional)"
        description="Such as the expiry date of a passport. It is marked 90 days before."
        {...form.getInputProps('expiresOn')}
      />
    </ActionForm>
  )
}
