/** Has the browser save these bytes as a file, without any server. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only a while after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
