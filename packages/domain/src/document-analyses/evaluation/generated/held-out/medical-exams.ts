import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { longDay, slashedDay } from '../written.ts'

const fresh = 'Is less than 12 months old'

export const heldOutMedicalExams: readonly Family[] = [
  {
    name: 'eMedical information sheet',
    kind: 'medical',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [who, doctor] = some(2)
      const [birth, examined] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-06-01', '2025-11-10')]
      const number = draw.digits(8)
      return {
        text: `eMedical
INFORMATION SHEET
Immigration medical examination - Canada
Client details
Family name          ${$(who?.family.toUpperCase() ?? '')}
Given names          ${$(who?.given ?? '')}
Date of birth        ${$(longDay(birth, 'en-GB'))}
IME number           ${$(number)}
Exam details
Examination date     ${$(longDay(examined, 'en-GB'))}
Panel physician      Dr ${doctor ? fullName(doctor) : ''}
Clinic               Harbour Road Clinic`,
        fields: {
          person: `${who?.given} ${who?.family.toUpperCase()}`,
          dateOfBirth: birth,
          reference: number,
          examinedOn: examined,
        },
        verdicts: { [fresh]: examined > '2024-11-20' ? 'met' : 'not_met' },
      }
    },
  },
  {
    name: 'letter of a clinic in French',
    kind: 'medical',
    language: 'fr',
    fill: ({ draw, people: some }) => {
      const [who, doctor] = some(2).map(fullName)
      const [birth, examined] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-12-01', '2025-11-10')]
      const number = draw.digits(8)
      return {
        text: `Clinique du Vieux-Port
Attestation d'examen médical aux fins d'immigration

Patient : ${$(who ?? '')}
Né(e) le : ${$(slashedDay(birth))}
Numéro EMI : ${$(number)}
Date de l'examen médical : ${$(longDay(examined, 'fr-CA'))}
Médecin désigné : Dr ${doctor}
Les résultats ont été transmis à IRCC.`,
        fields: { person: who ?? '', dateOfBirth: birth, reference: number, examinedOn: examined },
        verdicts: { [fresh]: 'met' },
      }
    },
  },
]
