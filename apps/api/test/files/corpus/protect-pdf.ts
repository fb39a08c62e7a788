import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** What the library can protect a file with. */
export const ciphers = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const

/** What it never packs. */
const unpacked = [PDFCatalog, PDFPageTree, PDFPageLeaf, PDFStream]

/** The same PDF, to be read by everybody and changed by its owner. `isPacked`: its objects in streams of them, as far as that goes. */
export async function protectPdf(
  bytes: Buffer,
  { algorithm, isPacked }: { algorithm: (typeof ciphers)[number]; isPacked: boolean },
): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { context } = document
  document.encrypt({ ownerPassword: 'owner', algorithm, allowWeakCryptography: true })
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isAlone = !isPacked || unpacked.some((kind) => object instanceof kind)
    const encrypt = context.security?.getEncryptFn(ref.objectNumber, ref.generationNumber)
    if (isAlone && ref !== context.trailerInfo.Encrypt && encrypt) encryptTexts(object, encrypt)
  }
  return Buffer.from(await document.save({ useObjectStreams: isPacked, updateFieldAppearances: false }))
}

/** The library forgets them. */
function encryptTexts(object: PDFObject, encrypt: (bytes: Uint8Array) => Uint8Array): void {
  const sealed = (value: PDFObject) => {
    if (value instanceof PDFString || value instanceof PDFHexString)
      return PDFHexString.of(Buffer.from(encrypt(value.asBytes())).toString('hex'))
    encryptTexts(value, encrypt)
    return value
  }
  const dictionary = object instanceof PDFStream ? object.dict : object
  if (dictionary instanceof PDFDict)
    for (const [key, value] of dictionary.entries()) dictionary.set(key, sealed(value))
  if (object instanceof PDFArray)
    for (const [index, value] of object.asArray().entries()) object.set(index, sealed(value))
}
