import type { LabelledDocument } from '../labelled-document.ts'

const holds = 'Is less than 12 months old'

export const medicalExams: readonly LabelledDocument[] = [
  {
    name: 'information sheet of a panel physician',
    kind: 'medical',
    text: `IMMIGRATION MEDICAL EXAMINATION
Information sheet (IMM 1017B)
Client name: Adaeze Nwosu
Date of birth: 17 August 1990
IME number: 12345678
Date of examination: 6 October 2025
Panel physician: Dr. Helena Marsh`,
    fields: {
      person: 'Adaeze Nwosu',
      dateOfBirth: '1990-08-17',
      reference: '12345678',
      examinedOn: '2025-10-06',
    },
    verdicts: { [holds]: 'met', 'Names the panel physician': 'met', 'Carries its IME or UMI number': 'met' },
  },
  {
    name: 'exam of thirteen months ago',
    kind: 'medical',
    text: `Proof of immigration medical exam
Name: Tomas Novak
UMI: UMI0099213
Examined on 14 October 2024 by panel physician Dr. Piotr Walsh
Letter printed: 1 November 2025`,
    fields: { person: 'Tomas Novak', reference: 'UMI0099213', examinedOn: '2024-10-14' },
    verdicts: { [holds]: 'not_met' },
  },
  {
    name: 'exam of a year ago tomorrow',
    kind: 'medical',
    text: `eMedical Information Sheet
Applicant name: Ji-woo Park
Date of birth: 1993-07-04
IME No. 55501992
Exam date: 2024-11-21
Clinic: Harbourview Medical Centre`,
    fields: {
      person: 'Ji-woo Park',
      dateOfBirth: '1993-07-04',
      reference: '55501992',
      examinedOn: '2024-11-21',
    },
    verdicts: { [holds]: 'met', 'Names the panel physician': 'could_not_tell' },
  },
  {
    name: 'appointment, not yet an exam',
    kind: 'medical',
    text: `Immigration medical examination - appointment
Patient: Daniel Okafor
Your appointment is on 4 December 2025 at 09:30. Bring your passport.`,
    fields: { person: 'Daniel Okafor' },
    verdicts: { [holds]: 'could_not_tell' },
  },
  {
    name: 'French sheet',
    kind: 'medical',
    text: `EXAMEN MÉDICAL AUX FINS DE L'IMMIGRATION
Fiche de renseignements
Nom : TREMBLAY-ROY
Prénom : Chloé
Date de naissance : 21 février 1989
Numéro IME : 77120043
Date de l'examen : 2 septembre 2025
Médecin désigné : Dr Luc Perreault`,
    fields: {
      person: 'Chloé TREMBLAY-ROY',
      dateOfBirth: '1989-02-21',
      reference: '77120043',
      examinedOn: '2025-09-02',
    },
    verdicts: { [holds]: 'met', 'Names the panel physician': 'met' },
  },
]
