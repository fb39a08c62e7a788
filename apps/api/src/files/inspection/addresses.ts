/** On the web, a mailbox, a telephone, a place in the file itself, or nowhere. */
const allowed = /^\s*(https?:\/\/|mailto:|tel:|www\.[\w-]+\.|#|$)/i
/** A paper that lies beside this one or near it: no other machine, no drive, and no program. */
const nearby =
  /^(\.\.?\/)*([^\\/:*?"<>|#]+\/)*[^\\/:*?"<>|#]+\.(pdf|docx|xlsx|pptx|jpe?g|png|txt|csv)(#[^\\]*)?$/i

/** Whether a link may lead there when somebody presses it. */
export function isAllowedAddress(address: string): boolean {
  return allowed.test(address) || nearby.test(withoutPercents(address))
}

function withoutPercents(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
