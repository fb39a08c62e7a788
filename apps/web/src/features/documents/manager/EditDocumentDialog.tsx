import '@mantine/core/styles/Modal.layer.css'
import { Modal, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type Document,
  documentChecklist,
  fileNameSchema,
  isCompanysCategory,
  mayEdit,
  nameFitsType,
  updateDocumentSchema,
} from '@suv/domain'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { describeError } from '../../../ui/describe-error.ts'
import { useMe } from '../../session/use-me.ts'
import { useUpdateDocument } from './use-update-document.ts'

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
  const form = useForm({
    initialValues: {
      fileName: document.fileName,
      item: `${document.category ?? 'business_docs'}/${document.checklistKey ?? ''}`,
      expiresOn: document.expiresOn ?? '',
      holder: document.holder,
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
  const update = useUpdateDocument('Document saved', onClose)
  const [chosen = ''] = form.values.item.split('/')
  const isCompanys = isCompanysCategory(chosen)
  // Of what somebody else sent the company, nobody says whose it is.
  const asksHolder =
    me.workspace.teamId !== null && mayEdit(me.workspace.role) && me.id === document.userId && isCompanys
  const submit = form.onSubmit(({ fileName, item, expiresOn, holder }) => {
    const [category = '', key = ''] = item.split('/')
    // What was not touched stays as a colleague may have it by now.
    update.mutate({
      id: document.id,
      ...(form.isDirty('fileName') && { fileName }),
      ...(form.isDirty('item') && {
        category: category as Document['category'],
        checklistKey: key === '' ? null : key,
      }),
      ...(form.isDirty('expiresOn') && { expiresOn: expiresOn === '' ? null : expiresOn }),
      ...(asksHolder && form.isDirty('holder') && { holder }),
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
      <NativeSelect
        label="Checklist item"
        data={checklistItems}
        {...form.getInputProps('item')}
        onChange={(event) => {
          const [category = ''] = event.currentTarget.value.split('/')
          form.setValues({
            item: event.currentTarget.value,
            // What is filed with the company's is the company's, unless its sender says otherwise.
            ...(isCompanysCategory(category) !== isCompanys && { holder: 'company' as const }),
          })
        }}
      />
      {asksHolder && (
        <NativeSelect
          label="Whose it is"
          description="Everybody who works for the company reads what is the company’s."
          data={[
            { value: 'company', label: 'The company’s' },
            { value: 'person', label: 'Mine' },
          ]}
          {...form.getInputProps('holder')}
        />
      )}
      <TextInput
        type="date"
        label="Valid until (optional)"
        description="Such as the expiry date of a passport. It is marked 90 days before."
        {...form.getInputProps('expiresOn')}
      />
    </ActionForm>
  )
}
