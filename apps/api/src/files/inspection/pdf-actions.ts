import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { isAllowedAddress } from './addresses.ts'
import { type Definitions, isText, listAt, namesAt, valuesAt } from './pdf-values.ts'
import type { Refusal } from './verdict.ts'

/** What a link may do when somebody presses it. Whatever else an action does, a paper for an application has no use for it. */
const whenPressed = new Set(['GoTo', 'URI', 'Named'])
/** And what may happen by itself when the file is opened. */
const atOpening = new Set(['GoTo', 'Named'])
/** Commands of a reader: to turn pages, look for something or print. Others reach every item of its menus. */
const allowedCommands = new Set(
  'NextPage PrevPage FirstPage LastPage GoBack GoForward GoToPage Find FullScreen Print'.split(' '),
)
/** Names that nothing but an action has, wherever it stands. */
const refusedAnywhere = new Set(
  `JavaScript Launch SubmitForm ImportData ResetForm GoToR GoToE Rendition RichMediaExecute SetOCGState GoTo3DView`.split(
    ' ',
  ),
)
/** Where an action stands in a dictionary. */
const actionKeys = ['A', 'PA', 'Next', 'OpenAction'] as const

/** What a dictionary does, or has a reader do, that no paper for an application does. */
export function judgeActions(dictionary: PDFDict, definitions: Definitions): Refusal | undefined {
  if (namesAt(dictionary, 'S', definitions).some((name) => refusedAnywhere.has(name))) return 'scripted'
  const isAction = namesAt(dictionary, 'Type', definitions).includes('Action')
  const own = isAction ? judgeAction(dictionary, { kinds: whenPressed, definitions }) : undefined
  if (own !== undefined) return own
  for (const key of actionKeys) {
    const kinds = key === 'OpenAction' ? atOpening : whenPressed
    const actions = listAt(dictionary, key, definitions)
    // What follows an action at the opening comes by itself as well.
    for (const action of key === 'OpenAction' ? withNext(actions, definitions) : actions) {
      const refusal = isSpecified(action) ? judgeAction(action, { kinds, definitions }) : undefined
      if (refusal !== undefined) return refusal
    }
  }
  return undefined
}

/** Actions, and all that follow them. */
function withNext(actions: readonly PDFObject[], definitions: Definitions): Set<PDFObject> {
  const all = new Set(actions)
  // What is added meanwhile comes round as well.
  for (const action of all)
    if (action instanceof PDFDict) for (const next of listAt(action, 'Next', definitions)) all.add(next)
  return all
}

/** Where addresses without a beginning go. */
export function hasRefusedBase(dictionary: PDFDict, definitions: Definitions): boolean {
  return valuesAt(dictionary, 'Base', definitions).some(
    (value) => isText(value) && !isAllowedAddress(value.decodeText()),
  )
}

/** A destination is a list that says where to look, and /A of a structure says how it is laid out: neither has /S. */
function isSpecified(action: PDFObject): action is PDFDict {
  return action instanceof PDFDict && action.has(PDFName.of('S'))
}

type Rules = { readonly kinds: ReadonlySet<string>; readonly definitions: Definitions }

function judgeAction(action: PDFDict, { kinds, definitions }: Rules): Refusal | undefined {
  const kind = namesAt(action, 'S', definitions)
  if (kind.length === 0 || !kind.every((each) => kinds.has(each))) return 'scripted'
  const commands = namesAt(action, 'N', definitions)
  if (kind.includes('Named') && !commands.every((each) => allowedCommands.has(each))) return 'scripted'
  return !kind.includes('URI') || valuesAt(action, 'URI', definitions).every(leadsToAllowed)
    ? undefined
    : 'link'
}

function leadsToAllowed(value: PDFObject): boolean {
  return isText(value) && isAllowedAddress(value.decodeText())
}
