import { type APIRequestContext, expect } from '@playwright/test'
import type { MemberApi } from './member-api.ts'

type NewFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Uploads a file as the app's own calls do, for the member whose session `request` has. @returns the document's id. */
export async function uploadDocument(
  request: APIRequestContext,
  { name, mimeType, buffer }: NewFile,
): Promise<string> {
  const { uploadURL } = await (await request.post('/api/documents/upload')).json()
  const headers = { 'content-type': mimeType, 'sec-fetch-site': 'same-origin' }
  const put = await request.put(uploadURL, { data: buffer, headers })
  expect(put.ok()).toBe(true)
  const recorded = await request.post('/api/documents', {
    data: { fileName: name, fileType: mimeType, objectPath: uploadURL },
  })
  expect(recorded.ok()).toBe(true)
  return (await recorded.json()).id
}

/** Deletes the member's documents and what was read in them. */
export async function removeDocuments({ userId, call }: MemberApi): Promise<void> {
  for (const path of ['/document-analyses', '/documents']) {
    const all = await call<{ id: string }[]>('get', `${path}/${userId}`)
    for (const { id } of all) await call('delete', `${path}/${id}`)
  }
}
