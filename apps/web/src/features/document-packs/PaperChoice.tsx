import { Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { canBePacked, type Document, findFileKind, inMegabytes, notPackedText } from '@suv/domain'
import { useState } from 'react'
import classes from './DocumentPacks.module.css'

type Props = {
  documents: readonly Document[]
  isChosen: (id: string) => boolean
  onChoose: (document: Document, isChosen: boolean) => void
}

/** So many need no search. */
const fewPapers = 8

/** The member's documents; what cannot be packed is among them, and says so. */
export function PaperChoice({ documents, isChosen, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = documents.filter(({ fileName }) => fileName.toLowerCase().includes(words))
  return (
    <fieldset className={classes.choice}>
      <legend>Your papers</legend>
      {documents.length > fewPapers && (
        <TextInput
          type="search"
          label="Find a paper"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        {found.map((document) => {
          const { id, fileName, fileType, fileSize } = document
          const isPacked = canBePacked(fileType)
          return (
            <Checkbox
              key={id}
              label={<bdi>{fileName}</bdi>}
              description={
                isPacked
                  ? [findFileKind(fileType)?.name, fileSize !== null && inMegabytes(fileSize)]
                      .filter(Boolean)
                      .join(', ')
                  : notPackedText
              }
              disabled={!isPacked}
              checked={isChosen(id)}
              onChange={(event) => onChoose(document, event.currentTarget.checked)}
            />
          )
        })}
        {found.length === 0 && <p>No paper is called that.</p>}
      </div>
    </fieldset>
  )
}
