/** Content-Disposition of a download after RFC 6266: a plain name for old readers, and the real one. */
export function attachmentNamed(fileName: string): string {
  return disposition('attachment', fileName)
}

/** The same for what is shown in place. */
export function inlineNamed(fileName: string): string {
  return disposition('inline', fileName)
}

function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
