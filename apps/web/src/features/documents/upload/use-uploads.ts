import type { Document } from '@suv/domain'
import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { settleToast, toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'
import { createUppy, SetupError, type UploadLimits } from './create-uppy.ts'
import { isWorthRetrying, retryDelays } from './retry.ts'
import { failedUploads, savingFailed, type UploadMessages, uploadFailed } from './upload-messages.ts'
import { useIntake } from './use-intake.ts'

/** How far a file is after its bytes have arrived: the server looks into it and records it, or says why not. */
export type Recording =
  | { readonly state: 'checking' }
  | { readonly state: 'saved' }
  /** The file itself is refused: it has to be changed. */
  | { readonly state: 'refused'; readonly reason: string }
  /** Recording failed; the bytes are there, and it can be tried again. */
  | { readonly state: 'unsaved' }

type Options = UploadLimits & {
  readonly messages: UploadMessages
  readonly onUploaded?: ((document: Document) => void) | undefined
}

/** Sends files and records them as documents, telling of each by a toast. */
export function useUploads({ messages, onUploaded, maxNumberOfFiles, maxFileSize }: Options) {
  const me = useMe()
  const utils = trpc.useUtils()
  const [recordings, setRecordings] = useState<ReadonlyMap<string, Recording>>(new Map())
  const addresses = useRef(new Map<string, string>())
  // By file: all that failed stand in one message.
  const failed = useRef(new Map<string, string>())
  const isSentOrGone = useCallback((fileId: string) => {
    if (!failed.current.delete(fileId)) return
    const names = [...failed.current.values()]
    if (names.length === 0) settleToast(failedUploads)
    else toast(uploadFailed(names))
  }, [])

  // What the uploader calls back is always the latest, though the uploader is made once.
  const latest = useRef({ messages, onUploaded, utils, me })
  latest.current = { messages, onUploaded, utils, me }

  const uppy = useMemo(
    () =>
      createUppy(
        { maxFileSize },
        async ({ size, type }) => {
          const fileType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : null
          const { client } = latest.current.utils
          return (await client.documents.createUpload.mutate({ fileSize: size, fileType })).uploadURL
        },
        (fileId, address) => addresses.current.set(fileId, address),
      ),
    [maxFileSize],
  )

  const states = useRef(new Map<string, Recording['state']>())
  const intake = useIntake(uppy, {
    maxNumberOfFiles,
    maxFileSize,
    askForSame: (files) => latest.current.utils.client.documents.findSame.query({ files: [...files] }),
    // A refused one is over too: it has to be changed before it can be sent.
    isOver: (fileId) => ['saved', 'refused'].includes(states.current.get(fileId) ?? ''),
  })

  const { fill } = intake
  const record = useMemo(() => {
    const mark = (fileId: string, recording: Recording) => {
      states.current.set(fileId, recording.state)
      setRecordings((all) => new Map(all).set(fileId, recording))
      // Whoever pressed the button meant those that wait, too.
      if (recording.state !== 'checking' && fill()) void uppy.upload().catch(() => {})
    }
    return async (fileId: string) => {
      const { me, messages, onUploaded, utils } = latest.current
      const file = uppy.getFile(fileId)
      if (file === undefined) return
      mark(fileId, { state: 'checking' })
      try {
        const objectPath = addresses.current.get(fileId)
        if (objectPath === undefined) throw new Error('The upload has no address')
        const document = await utils.client.documents.create.mutate({
          userId: me.id,
          fileName: file.name,
          fileType: file.type || 'application/octet-stream',
          fileSize: file.size,
          objectPath,
          category: 'business_docs',
        })
        mark(fileId, { state: 'saved' })
        utils.documents.list.setData({ id: me.id }, (all) =>
          all === undefined ? all : [document, ...all.filter(({ id }) => id !== document.id)],
        )
        toast(messages.succeeded(file.name))
        onUploaded?.(document)
        await utils.documents.list.invalidate()
      } catch (error) {
        const reason = reasonOf(error)
        mark(fileId, reason === undefined ? { state: 'unsaved' } : { state: 'refused', reason })
        toast(savingFailed(reason))
      }
    }
  }, [uppy, fill])

  useEffect(() => {
    const tries = new Map<string, number>()
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const onSuccess = (file: { id: string } | undefined) => {
      if (file === undefined) return
      isSentOrGone(file.id)
      void record(file.id)
    }
    const onError = (file: { id: string; name: string } | undefined, error: object) => {
      if (file === undefined) return
      if (error instanceof SetupError) {
        toast(latest.current.messages.setupFailed)
        return
      }
      const delay = retryDelays[tries.get(file.id) ?? 0]
      if (delay === undefined || !isWorthRetrying(error)) {
        tries.delete(file.id)
        failed.current.set(file.id, file.name)
        toast(uploadFailed([...failed.current.values()]))
        return
      }
      tries.set(file.id, (tries.get(file.id) ?? 0) + 1)
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (uppy.getFile(file.id) !== undefined) void uppy.retryUpload(file.id).catch(() => {})
      }, delay)
      timers.add(timer)
    }
    uppy.on('upload-success', onSuccess)
    uppy.on('upload-error', onError)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      uppy.off('upload-success', onSuccess)
      uppy.off('upload-error', onError)
    }
  }, [uppy, record, isSentOrGone])

  const clearDone = () => {
    for (const { id } of uppy.getFiles()) {
      if (recordings.get(id)?.state === 'saved') uppy.removeFile(id)
    }
    setRecordings((all) => new Map([...all].filter(([, { state }]) => state !== 'saved')))
  }
  const remove = (fileId: string) => {
    if (states.current.get(fileId) !== 'saved') {
      intake.release(uppy.getFile(fileId)?.meta.contentHash as string | undefined)
    }
    uppy.removeFile(fileId)
    isSentOrGone(fileId)
    addresses.current.delete(fileId)
    states.current.delete(fileId)
    setRecordings((all) => new Map([...all].filter(([id]) => id !== fileId)))
    fill()
  }
  return { uppy, recordings, record, clearDone, remove, intake, maxNumberOfFiles }
}

export type Uploads = ReturnType<typeof useUploads>

/** The server's own words where it refused the file, or could not check it just now. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return error.data?.code === 'BAD_REQUEST' || error.data?.code === 'SERVICE_UNAVAILABLE'
    ? error.message
    : undefined
}
