import { useCallback, useEffect, useRef, useState } from 'react'
import type { Uploader } from './create-uppy.ts'
import { type AskForSame, type Chosen, compare, type HeldFile, sortByName, withoutTwin } from './intake.ts'

type Options = {
  readonly maxNumberOfFiles: number
  /** Bytes. Larger and empty files go to the uploader at once, which says what is wrong with them. */
  readonly maxFileSize: number
  readonly askForSame: AskForSame
  /** Whether the file takes up none of the places any more. */
  readonly isOver: (fileId: string) => boolean
}

/**
 * What comes between choosing files and sending them: those of a kind that is not kept are refused, those that are kept already
 * are asked about, and those for which there is no room wait their turn.
 */
export function useIntake(uppy: Uploader, options: Options) {
  const latest = useRef(options)
  latest.current = options
  const [held, show] = useState<readonly HeldFile[]>([])
  const heldNow = useRef(held)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(0)

  const setHeld = useCallback((files: readonly HeldFile[]) => {
    heldNow.current = files
    show(files)
  }, [])

  const hand = useCallback(
    (files: readonly (Chosen & { contentHash?: string | undefined })[]) => {
      if (files.length === 0) return
      uppy.addFiles(
        files.map(({ name, type, data, contentHash }) => ({
          name,
          type,
          data,
          meta: { isCompared: true, contentHash },
        })),
      )
    },
    [uppy],
  )

  /** Hands over those that wait, as far as there is room. @returns whether there were any. */
  const fill = useCallback((): boolean => {
    const { maxNumberOfFiles, isOver } = latest.current
    const room = maxNumberOfFiles - uppy.getFiles().filter(({ id }) => !isOver(id)).length
    const next = heldNow.current.filter(({ same }) => same === null).slice(0, Math.max(0, room))
    if (next.length === 0) return false
    setHeld(heldNow.current.filter((file) => !next.includes(file)))
    hand(next)
    return true
  }, [uppy, hand, setHeld])

  const take = useCallback(
    async (chosen: readonly Chosen[]) => {
      const { taken, refusals } = sortByName(chosen)
      setRefusals(refusals)
      const fits = ({ size }: Chosen) => size > 0 && size <= latest.current.maxFileSize
      hand(taken.filter((file) => !fits(file)))
      setComparing((count) => count + 1)
      try {
        const others = [
          ...heldNow.current,
          ...uppy.getFiles().map(({ name, meta }) => ({
            name,
            contentHash: meta.contentHash as string | undefined,
          })),
        ]
        const compared = await compare(taken.filter(fits), others, latest.current.askForSame)
        setHeld([...heldNow.current, ...compared])
        fill()
      } finally {
        setComparing((count) => count - 1)
      }
    },
    [uppy, hand, fill, setHeld],
  )

  // Files come one by one, those of one choice at once: they are compared together.
  const batch = useRef<Chosen[]>([])
  useEffect(() => {
    uppy.setOptions({
      onBeforeFileAdded: (file, files) => {
        if (file.meta.isCompared === true) return !Object.hasOwn(files, file.id)
        if (Object.hasOwn(files, file.id)) return false
        if (batch.current.length === 0) {
          queueMicrotask(() => {
            const chosen = batch.current
            batch.current = []
            void take(chosen)
          })
        }
        const data = file.data as Blob
        batch.current.push({ name: file.name, type: file.type ?? '', size: data.size, data })
        return false
      },
    })
  }, [uppy, take])

  /** A chosen file of this hash is taken out, and was not kept. */
  const release = (contentHash: string | undefined) => setHeld(withoutTwin(heldNow.current, contentHash))
  const leaveOut = (id: string) => {
    const left = heldNow.current.find((file) => file.id === id)
    setHeld(heldNow.current.filter((file) => file !== left))
    if (left?.same === null) release(left.contentHash)
    fill()
  }
  const keepBoth = (id: string) => {
    setHeld(heldNow.current.map((file) => (file.id === id ? { ...file, same: null } : file)))
    fill()
  }
  return { held, refusals, isComparing: comparing > 0, fill, release, leaveOut, keepBoth }
}
