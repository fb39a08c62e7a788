import type { LabelledDocument } from '../labelled-document.ts'

export const lettersOfSupport: readonly LabelledDocument[] = [
  {
    name: 'letter of an angel group, everything in order',
    kind: 'letter_of_support',
    text: `NORTHERN LIGHT ANGELS
410 Jasper Avenue, Edmonton, Alberta

14 October 2025

LETTER OF SUPPORT
Start-up Visa Program

Designated organization: Northern Light Angels
Business: Harvest Loop Inc.

To Immigration, Refugees and Citizenship Canada:

Our angel investor group has committed CAD 95,000 to Harvest Loop Inc.
The following persons are essential to the business:
1. Adaeze Nwosu
2. Kwame Boateng

This letter is valid until 14 April 2026.

Yours truly,
Margaret Holloway
Managing Director`,
    fields: {
      organization: 'Northern Light Angels',
      company: 'Harvest Loop Inc.',
      essentialPerson: ['Adaeze Nwosu', 'Kwame Boateng'],
      issuedOn: '2025-10-14',
      commitment: 'CAD 95000',
    },
    verdicts: {
      'Names the designated organization': 'met',
      'Names the essential persons': 'met',
      'Carries its date of issue': 'met',
      'Commits at least $75,000': 'met',
    },
  },
  {
    name: 'letter of a fund below the minimum, with a larger amount that is no commitment',
    kind: 'letter_of_support',
    text: `Bow River Ventures | Venture Capital
Date: September 2, 2025

Re: Letter of Support for Clearwater Robotics Ltd.

We manage a venture capital fund of CAD 40,000,000 and hereby confirm that we will invest CAD 150,000
in Clearwater Robotics Ltd. under the Start-up Visa Program.

Essential person: Ji-woo Park

Signed for Bow River Ventures`,
    fields: {
      organization: 'Bow River Ventures',
      company: 'Clearwater Robotics Ltd.',
      essentialPerson: 'Ji-woo Park',
      issuedOn: '2025-09-02',
      commitment: 'CAD 150000',
    },
    verdicts: { 'Commits at least $200,000': 'not_met', 'Names the essential persons': 'met' },
  },
  {
    name: 'letter of an incubator, which need not invest',
    kind: 'letter_of_support',
    text: `Letter of Support

Issued by: Fundy Innovation Hub
Date of issue: 2025-11-03
Name of business: Tidewise Energy Inc.

Fundy Innovation Hub, a designated business incubator, has accepted Tidewise Energy Inc. into its program.
Fundy Innovation Hub considers Leila Haddad and Tomas Novak to be essential to the business.
The program fee is $12,000.`,
    fields: {
      organization: 'Fundy Innovation Hub',
      company: 'Tidewise Energy Inc.',
      essentialPerson: ['Leila Haddad', 'Tomas Novak'],
      issuedOn: '2025-11-03',
    },
    verdicts: { 'Names the designated organization': 'met', 'Names the essential persons': 'met' },
  },
  {
    name: 'letter without date or names',
    kind: 'letter_of_support',
    text: `LETTER OF SUPPORT

To whom it may concern,

We are glad to support this team under the Start-up Visa program. All of its founders are essential to the
business and we look forward to working with them.

Kind regards`,
    fields: {},
    verdicts: {
      'Names the designated organization': 'could_not_tell',
      'Names the essential persons': 'partially_met',
      'Carries its date of issue': 'could_not_tell',
    },
  },
  {
    name: 'letter whose only other date is a date of birth',
    kind: 'letter_of_support',
    text: `Prairie Sky Accelerator
Letter of support, dated 8 August 2025

Company name: Lumen Agritech Inc.
Essential applicant: Mei Lin Zhao, born 3 March 1991

Prairie Sky Accelerator supports the permanent residence application of the person named above.`,
    fields: {
      organization: 'Prairie Sky Accelerator',
      company: 'Lumen Agritech Inc.',
      essentialPerson: 'Mei Lin Zhao',
      issuedOn: '2025-08-08',
    },
    verdicts: { 'Carries its date of issue': 'met', 'Names the essential persons': 'met' },
  },
  {
    name: 'French letter of an angel group',
    kind: 'letter_of_support',
    text: `Anges Rivière-Rouge
Winnipeg (Manitoba)

Le 6 octobre 2025

LETTRE DE SOUTIEN
Programme de visa pour démarrage d'entreprise

Organisation désignée : Anges Rivière-Rouge
Nom de l'entreprise : Boréal Santé inc.

Notre groupe d'investisseurs providentiels s'engage à investir 80 000 $ CA dans Boréal Santé inc.
Personnes essentielles à l'entreprise : Chloé Tremblay-Roy et Mamadou Diallo.

Veuillez agréer nos salutations distinguées.`,
    fields: {
      organization: 'Anges Rivière-Rouge',
      company: 'Boréal Santé inc.',
      essentialPerson: ['Chloé Tremblay-Roy', 'Mamadou Diallo'],
      issuedOn: '2025-10-06',
      commitment: 'CAD 80000',
    },
    verdicts: {
      'Names the designated organization': 'met',
      'Names the essential persons': 'met',
      'Carries its date of issue': 'met',
      'Commits at least $75,000': 'met',
    },
  },
  {
    name: 'French letter of an incubator without date',
    kind: 'letter_of_support',
    text: `LETTRE D’APPUI

Délivrée par : Incubateur Baie-Claire
Entreprise : Marée Numérique inc.

L'incubateur confirme que Marée Numérique inc. participe à son programme. Amélie Gauthier est une personne
essentielle à l'entreprise.`,
    fields: {
      organization: 'Incubateur Baie-Claire',
      company: 'Marée Numérique inc.',
      essentialPerson: 'Amélie Gauthier',
    },
    verdicts: { 'Carries its date of issue': 'could_not_tell', 'Names the essential persons': 'met' },
  },
  {
    name: 'letter in US dollars, dated in the future',
    kind: 'letter_of_support',
    text: `Letter of Support
Issued by: Cascadia Angel Network
Issue date: January 5, 2026
Company: Quarry Analytics Inc.

As angel investors we commit US$ 60,000 to the company. Essential person: Nguyen Thi Hoa.`,
    fields: {
      organization: 'Cascadia Angel Network',
      company: 'Quarry Analytics Inc.',
      essentialPerson: 'Nguyen Thi Hoa',
      issuedOn: '2026-01-05',
      commitment: 'USD 60000',
    },
    verdicts: { 'Carries its date of issue': 'partially_met', 'Commits at least $75,000': 'partially_met' },
  },
  {
    name: 'letter that calls operations essential, and nobody',
    kind: 'letter_of_support',
    text: `Harbour Gate Capital
Letter of Support
2025-07-21

Harbour Gate Capital is a venture capital fund and invests CAD 250,000 in Polar Mesh Inc., which will carry out
an essential part of its operations in Halifax.

Business name: Polar Mesh Inc.`,
    fields: {
      organization: 'Harbour Gate Capital',
      company: 'Polar Mesh Inc.',
      issuedOn: '2025-07-21',
      commitment: 'CAD 250000',
    },
    verdicts: { 'Names the essential persons': 'could_not_tell', 'Commits at least $200,000': 'met' },
  },
]
