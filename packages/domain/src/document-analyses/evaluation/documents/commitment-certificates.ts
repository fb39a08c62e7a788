import type { LabelledDocument } from '../labelled-document.ts'

export const commitmentCertificates: readonly LabelledDocument[] = [
  {
    name: 'form with every field',
    kind: 'commitment_certificate',
    text: `COMMITMENT CERTIFICATE - START-UP BUSINESS CLASS
IMM 5766

Certificate number: SUV-2025-004417
Designated organization: Bow River Ventures
Business name: Clearwater Robotics Ltd.
Date of issue: 2025-09-30
Application received: 2025-06-01

Essential persons
  - Ji-woo Park
  - Daniel Okafor`,
    fields: {
      certificateNumber: 'SUV-2025-004417',
      organization: 'Bow River Ventures',
      company: 'Clearwater Robotics Ltd.',
      issuedOn: '2025-09-30',
      essentialPerson: ['Ji-woo Park', 'Daniel Okafor'],
    },
    verdicts: {
      'Carries its certificate number': 'met',
      'Names the essential persons': 'met',
      'Is less than 6 months old': 'met',
      'Was issued by 31 Dec 2025': 'met',
    },
  },
  {
    name: 'older than six months',
    kind: 'commitment_certificate',
    text: `Commitment Certificate (IMM 5766)
Certificate no. CC/2025/118
Issued by: Northern Light Angels
Issued: 19 May 2025
Essential person: Adaeze Nwosu`,
    fields: {
      certificateNumber: 'CC/2025/118',
      organization: 'Northern Light Angels',
      issuedOn: '2025-05-19',
      essentialPerson: 'Adaeze Nwosu',
    },
    verdicts: { 'Is less than 6 months old': 'not_met', 'Carries its certificate number': 'met' },
  },
  {
    name: 'six months old tomorrow',
    kind: 'commitment_certificate',
    text: `Commitment Certificate
Certificate # A7-99120
Organization: Fundy Innovation Hub
Date issued: May 21, 2025
Essential applicants: Leila Haddad, Tomas Novak`,
    fields: {
      certificateNumber: 'A7-99120',
      organization: 'Fundy Innovation Hub',
      issuedOn: '2025-05-21',
      essentialPerson: ['Leila Haddad', 'Tomas Novak'],
    },
    verdicts: { 'Is less than 6 months old': 'met' },
  },
  {
    name: 'without number, with a telephone number and a file number',
    kind: 'commitment_certificate',
    text: `Commitment Certificate
Issued by: Prairie Sky Accelerator
Telephone: 780-555-0134
Our file: 20991
Date of issue: 12 November 2025

This certificate is issued for Lumen Agritech Inc.
Essential person: Mei Lin Zhao`,
    fields: {
      organization: 'Prairie Sky Accelerator',
      company: 'Lumen Agritech Inc.',
      issuedOn: '2025-11-12',
      essentialPerson: 'Mei Lin Zhao',
    },
    verdicts: { 'Carries its certificate number': 'could_not_tell', 'Names the essential persons': 'met' },
  },
  {
    name: 'French certificate',
    kind: 'commitment_certificate',
    text: `CERTIFICAT D'ENGAGEMENT (IMM 5766)
Numéro du certificat : CE-2025-0771
Organisation désignée : Anges Rivière-Rouge
Nom de l'entreprise : Boréal Santé inc.
Date de délivrance : 15 octobre 2025
Personnes essentielles : Chloé Tremblay-Roy, Mamadou Diallo`,
    fields: {
      certificateNumber: 'CE-2025-0771',
      organization: 'Anges Rivière-Rouge',
      company: 'Boréal Santé inc.',
      issuedOn: '2025-10-15',
      essentialPerson: ['Chloé Tremblay-Roy', 'Mamadou Diallo'],
    },
    verdicts: { 'Carries its certificate number': 'met', 'Is less than 6 months old': 'met' },
  },
  {
    name: 'certificate that mentions the letter of support, labels above their values',
    kind: 'commitment_certificate',
    text: `Commitment Certificate
to accompany the Letter of Support

Certificate number
CC-33018

Designated organization
Harbour Gate Capital

Date of issue
2025-08-04

Essential persons
Ingrid Solberg`,
    fields: {
      certificateNumber: 'CC-33018',
      organization: 'Harbour Gate Capital',
      issuedOn: '2025-08-04',
      essentialPerson: 'Ingrid Solberg',
    },
    verdicts: { 'Carries its certificate number': 'met', 'Is less than 6 months old': 'met' },
  },
]
