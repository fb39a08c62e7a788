/** Has the browser save a text as a file, without any server. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
