import {
  documentChecklist,
  editionBeside,
  formatCad,
  formatDate,
  latestEdition,
  type ProgramEdition,
  planSections,
  productName,
} from '@suv/domain'

const notice = [
  `Made with ${productName}. This is a template and information, not legal advice.`,
  'Check every rule and figure on canada.ca before you rely on it.',
]

function lines(title: string, ...body: readonly (string | readonly string[])[]): string {
  return [title.toUpperCase(), '='.repeat(title.length), '', ...notice, '', ...body.flat(), ''].join('\n')
}

const blank = '______________________________'

/** The texts of the downloads. Figures come from the rule book, with their date and source. */
export const templates = {
  businessPlanOutline: () =>
    lines(
      'Business plan outline',
      `Business name: ${blank}`,
      `Written by: ${blank}   Date: ${blank}`,
      '',
      planSections.flatMap(({ name, description }, index) => [
        `${index + 1}. ${name}`,
        `   ${description}`,
        '   Your main points:',
        '   -',
        '   -',
        '   -',
        '   Evidence you can attach:',
        '   -',
        '',
      ]),
    ),
  supportRequest: () =>
    lines(
      'Request for a letter of support',
      `To: ${blank} (a designated organization; check that it still accepts applicants)`,
      'Subject: Start-up visa applicant seeking your support',
      '',
      'Hello [name],',
      '',
      '[Company] builds [product] for [customers]. [One sentence on the problem and why now.]',
      '',
      'What we have so far: [users, revenue, pilots, patents, with dates and numbers].',
      'Our team: [name, role, what each has done before, share of voting rights].',
      'Why Canada, and where: [province and city, customers or partners there].',
      'What we ask of you: [investment amount, or a place in your program].',
      'Why you: [a company of theirs that is close to ours, or their stated focus].',
      '',
      'Our plan and a short deck are attached. Could we talk for 20 minutes in the week of [date]?',
      '',
      'Kind regards,',
      '[name, phone, website]',
    ),
  settlementFunds: () =>
    lines(
      'Settlement funds worksheet',
      'The money must be yours, free of debt, and available when you apply and when you land.',
      '',
      fundsTable(latestEdition),
      ['For comparison only:', ...fundsTable(editionBeside(latestEdition))],
      `Family members, you included (also those who stay behind): ${blank}`,
      `Required amount for that size: ${blank}`,
      '',
      'Account / bank / holder / currency / balance / rate / CAD / date of the letter',
      ...Array.from({ length: 6 }, () => `${blank}${blank}`),
      '',
      `Total in CAD: ${blank}   Above the requirement by: ${blank}`,
    ),
  ownershipRecord: () => {
    const { minimumOwnershipPct, jointOwnershipAbovePct, maximumApplicants } = latestEdition
    return lines(
      'Ownership and voting rights record',
      `Rule 1: each applicant holds at least ${minimumOwnershipPct.value}% of the voting rights.`,
      `Rule 2: applicants and the designated organization together hold more than ${jointOwnershipAbovePct.value}%.`,
      `At most ${maximumApplicants.value} people may apply as owners of one business.`,
      `Source: ${minimumOwnershipPct.source.url} (checked ${formatDate(minimumOwnershipPct.checkedOn)})`,
      '',
      `Date of this record: ${blank}   Total votes issued: ${blank}`,
      '',
      'Holder / class of shares / votes / % of votes / applicant? / vesting / certificate no.',
      ...Array.from({ length: 7 }, () => `${blank}${blank}`),
      '',
      `Lowest share of any applicant: ${blank}   Rule 1 met? [ ]`,
      `Applicants plus organization:  ${blank}   Rule 2 met? [ ]`,
    )
  },
  personalHistory: () =>
    lines(
      'Personal history worksheet',
      'Write one copy for each person. Leave no month out: the forms ask for gaps to be explained.',
      '',
      `Name as in the passport: ${blank}   Date of birth: ${blank}`,
      '',
      ...[
        'Addresses',
        'Work, study and times without either',
        'Travel outside your country of residence',
      ].flatMap((heading) => [
        heading,
        'From (month/year) / to / place and country / what and for whom',
        ...Array.from({ length: 6 }, () => `${blank}${blank}`),
        '',
      ]),
      'Countries where you lived 6 months or more in a row since you were 18 (police certificates):',
      ...Array.from({ length: 4 }, () => blank),
    ),
  documentChecklist: () =>
    lines(
      'Document checklist',
      documentChecklist.flatMap(({ name, required, documents }) => [
        `${name} (${required ? 'required' : 'optional'})`,
        ...documents.map((document) => `[ ] ${document.name}${document.required ? '' : ' (if it applies)'}`),
        '',
      ]),
    ),
} as const

function fundsTable({ title, settlementFunds }: ProgramEdition): string[] {
  const { value, effectiveFrom, source, checkedOn } = settlementFunds
  return [
    `${title}, effective ${formatDate(effectiveFrom)}`,
    ...value.byFamilySize.map((amount, index) => {
      const isLast = index === value.byFamilySize.length - 1
      const size = isLast && value.eachFurtherPerson === null ? `${index + 1} or more` : `${index + 1}`
      return `  ${size.padEnd(10)} ${formatCad(amount)}`
    }),
    ...(value.eachFurtherPerson === null
      ? []
      : [`  each further person ${formatCad(value.eachFurtherPerson)}`]),
    `  Source: ${source.url} (checked ${formatDate(checkedOn)})`,
    '',
  ]
}
