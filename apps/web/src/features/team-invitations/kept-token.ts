import { keptText } from '../../ui/kept-text.ts'

/**
 * The invitation's token, in this tab while its reader signs in, so that it stands in no address that a server sees. Without
 * storage the mail's link opens it again.
 */
export const keptToken = keptText('tab', 'landfall.invitation')
