import type { LabelledDocument } from '../../labelled-document.ts'

const designated = 'Names the designated organization'
const essential = 'Names the essential persons'
const dated = 'Carries its date of issue'
const angel = 'Commits at least $75,000'
const venture = 'Commits at least $200,000'
const numbered = 'Carries its certificate number'
const fresh = 'Is less than 6 months old'

export const lettersAndCertificates: readonly LabelledDocument[] = [
  {
    name: 'B letter of angels, people described by role',
    kind: 'letter_of_support',
    text: `Great Lakes Angel Syndicate
Hamilton, Ontario
September 8, 2025

Re: Support for Larkspur Diagnostics Inc. under the Start-Up Visa Program

Dear Officer,

This letter of support confirms that two members of Great Lakes Angel Syndicate will together invest $75,000 CAD in Larkspur Diagnostics Inc.

Dr. Olumide Fashola, the inventor of the assay, and Ms. Hanneke de Vries, who leads sales, are both essential persons for this venture.

Respectfully,
Courtney Blackwood
Managing Partner, Great Lakes Angel Syndicate`,
    fields: {
      organization: 'Great Lakes Angel Syndicate',
      company: 'Larkspur Diagnostics Inc.',
      essentialPerson: ['Olumide Fashola', 'Hanneke de Vries'],
      issuedOn: '2025-09-08',
      commitment: 'CAD 75000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [angel]: 'met' },
  },
  {
    name: 'B letter of a fund, labels above values',
    kind: 'letter_of_support',
    text: `LETTER OF SUPPORT

DESIGNATED ORGANIZATION
Palliser Growth Partners LP

CATEGORY
Venture capital fund

BUSINESS
Umbra Storage Ltd.

ESSENTIAL PERSONS
Mihai Popescu
Anjali Raghunathan

INVESTMENT
$185,000 CAD

DATE
October 20, 2025

SIGNED BY
Wesley Chaput, Principal`,
    fields: {
      organization: 'Palliser Growth Partners LP',
      company: 'Umbra Storage Ltd.',
      essentialPerson: ['Mihai Popescu', 'Anjali Raghunathan'],
      issuedOn: '2025-10-20',
      commitment: 'CAD 185000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [venture]: 'not_met' },
  },
  {
    name: 'B letter of an incubator that names one of three as essential',
    kind: 'letter_of_support',
    text: `Whitecap Business Incubator Inc.
Dated 18 August 2025

To whom it may concern,

Whitecap Business Incubator Inc. hereby gives its letter of support to the start-up Ledgerleaf Inc., admitted to our program on 4 August 2025.

Of the three founders – Samir Benali, Rhea Kapadia and Dong-hyun Lim – only Rhea Kapadia is essential to the business.

Thomas Oakley, Chief Executive`,
    fields: {
      organization: 'Whitecap Business Incubator Inc.',
      company: 'Ledgerleaf Inc.',
      essentialPerson: 'Rhea Kapadia',
      issuedOn: '2025-08-18',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met' },
  },
  {
    name: 'B French letter of an incubator',
    kind: 'letter_of_support',
    text: `Pépinière Acadie Numérique
Dieppe (Nouveau-Brunswick)

LETTRE DE SOUTIEN

Date : 12 août 2025
Entreprise soutenue : Ostréa Données inc.

La Pépinière Acadie Numérique, incubateur désigné, a admis Ostréa Données inc. dans son programme. Mme Fatou Binetou Sarr et M. Jérôme Arsenault sont essentiels à l'entreprise.

Gilles Cormier
Directeur général`,
    fields: {
      organization: 'Pépinière Acadie Numérique',
      company: 'Ostréa Données inc.',
      essentialPerson: ['Fatou Binetou Sarr', 'Jérôme Arsenault'],
      issuedOn: '2025-08-12',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met' },
  },
  {
    name: 'B letter without a date, sum in US dollars',
    kind: 'letter_of_support',
    text: `CEDARBRAE ANGELS NETWORK

LETTER OF SUPPORT – START-UP VISA

Company supported: Nimbus Orchard Inc.
Cedarbrae Angels Network commits US$90,000 to the company.
Essential: Valentina Duarte`,
    fields: {
      organization: 'Cedarbrae Angels Network',
      company: 'Nimbus Orchard Inc.',
      essentialPerson: 'Valentina Duarte',
      commitment: 'USD 90000',
    },
    verdicts: { [essential]: 'met', [dated]: 'could_not_tell', [angel]: 'partially_met' },
  },
  {
    name: 'B certificate with labels and values in two columns',
    kind: 'commitment_certificate',
    text: `COMMITMENT CERTIFICATE (IMM 5766)
Certificate No.          PGP-2025-0318
Date of certificate      22 October 2025
Organization             Palliser Growth Partners LP
Business                 Umbra Storage Ltd.
Essential applicants     Mihai Popescu, Anjali Raghunathan
Valid until              22 April 2026`,
    fields: {
      certificateNumber: 'PGP-2025-0318',
      organization: 'Palliser Growth Partners LP',
      company: 'Umbra Storage Ltd.',
      issuedOn: '2025-10-22',
      essentialPerson: ['Mihai Popescu', 'Anjali Raghunathan'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
  {
    name: 'B certificate as a covering letter',
    kind: 'commitment_certificate',
    text: `Whitecap Business Incubator Inc.
April 30, 2025

Commitment certificate no. WBI 2025/17

We certify to IRCC that Whitecap Business Incubator Inc. has entered into a commitment with Ledgerleaf Inc.
The essential person is Rhea Kapadia. Samir Benali and Dong-hyun Lim are not essential.

T. Oakley`,
    fields: {
      certificateNumber: 'WBI 2025/17',
      organization: 'Whitecap Business Incubator Inc.',
      company: 'Ledgerleaf Inc.',
      issuedOn: '2025-04-30',
      essentialPerson: 'Rhea Kapadia',
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'not_met' },
  },
  {
    name: 'B French certificate, label above value',
    kind: 'commitment_certificate',
    text: `CERTIFICAT D'ENGAGEMENT
IMM 5766

N° de certificat
PAN-0044/2025

Organisme désigné
Pépinière Acadie Numérique

Nom de l'entreprise
Ostréa Données inc.

Date de délivrance
14 août 2025

Personnes essentielles
Fatou Binetou Sarr
Jérôme Arsenault`,
    fields: {
      certificateNumber: 'PAN-0044/2025',
      organization: 'Pépinière Acadie Numérique',
      company: 'Ostréa Données inc.',
      issuedOn: '2025-08-14',
      essentialPerson: ['Fatou Binetou Sarr', 'Jérôme Arsenault'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
]
