import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import tesseract from 'tesseract.js'

const require = createRequire(import.meta.url)

/** Packages that carry what is known of a language's letters; the small, whole-number variant. */
const languages = ['eng', 'fra'] as const

export type Recogniser = {
  /** Text of a picture in PNG, JPEG or PNM. */
  readonly read: (image: Buffer) => Promise<string>
  readonly close: () => Promise<void>
}

/** Reads letters in pictures, English and French. Everything it needs comes with the packages: nothing is fetched. */
export async function openRecogniser(): Promise<Recogniser> {
  const folder = await gatherLanguages()
  try {
    const worker = await tesseract.createWorker([...languages], tesseract.OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      gzip: true,
    })
    return {
      read: async (image) => (await worker.recognize(image)).data.text,
      close: async () => {
        await worker.terminate()
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One folder with every language, as the library wants it, out of packages that have a folder each. */
async function gatherLanguages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-up-visa-letters-'))
  for (const code of languages) {
    const name = `${code}.traineddata.gz`
    const packaged = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`))
    await symlink(join(packaged, '4.0.0_best_int', name), join(folder, name))
  }
  return folder
}
