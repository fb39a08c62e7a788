import type { LabelledDocument } from '../labelled-document.ts'

const recent = 'Was issued within 6 months'
const clear = 'Says that no record was found'

export const policeCertificates: readonly LabelledDocument[] = [
  {
    name: 'certificate without record',
    kind: 'police_certificate',
    text: `NATIONAL POLICE SERVICE
POLICE CLEARANCE CERTIFICATE
Country: Ghana
Name: Kwame Boateng
Date of birth: 2 April 1986
Date of issue: 9 September 2025
A search of our records found no criminal record against the above named person.`,
    fields: {
      person: 'Kwame Boateng',
      dateOfBirth: '1986-04-02',
      issuedOn: '2025-09-09',
      country: 'Ghana',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'certificate older than six months',
    kind: 'police_certificate',
    text: `Police Certificate
Issuing country: Norway
Full name: Ingrid Solberg
Born: 10 June 1988
Issued: 3 April 2025
There is nothing on record about the applicant. No convictions.`,
    fields: {
      person: 'Ingrid Solberg',
      dateOfBirth: '1988-06-10',
      issuedOn: '2025-04-03',
      country: 'Norway',
    },
    verdicts: { [recent]: 'partially_met', [clear]: 'met' },
  },
  {
    name: 'certificate with a conviction',
    kind: 'police_certificate',
    text: `CRIMINAL RECORD CHECK
Name: Omar Farouk
Date of birth: 1 October 1987
Date of issue: 2025-10-15
Country: Egypt
The following convictions are recorded: 4 May 2009, traffic offence, fine.`,
    fields: {
      person: 'Omar Farouk',
      dateOfBirth: '1987-10-01',
      issuedOn: '2025-10-15',
      country: 'Egypt',
    },
    verdicts: { [clear]: 'not_met', [recent]: 'met' },
  },
  {
    name: 'certificate with a validity of its own',
    kind: 'police_certificate',
    text: `POLICE CLEARANCE CERTIFICATE
Certificate ref: PCC/2025/99121
This is to certify that there is no adverse information against Mr. Ravi Shankaran, resident of Chennai, India.
Date of issue: 20 May 2025
Valid until: 20 May 2026
Country: India`,
    fields: { person: 'Ravi Shankaran', issuedOn: '2025-05-20', country: 'India' },
    // Six months old on the day of reading: no longer less than that.
    verdicts: { [recent]: 'partially_met', [clear]: 'met' },
  },
  {
    name: 'French police certificate',
    kind: 'police_certificate',
    text: `MINISTÈRE DE LA JUSTICE
EXTRAIT DE CASIER JUDICIAIRE - Bulletin n° 3
Pays : France
Nom : GAUTHIER
Prénom : Amélie
Née le 30 janvier 1991
Délivré le 22 octobre 2025
NÉANT`,
    fields: {
      person: 'Amélie GAUTHIER',
      dateOfBirth: '1991-01-30',
      issuedOn: '2025-10-22',
      country: 'France',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'French certificate of good conduct without date',
    kind: 'police_certificate',
    text: `CERTIFICAT DE POLICE
Pays : Sénégal
Nom et prénom : Mamadou Diallo
Date de naissance : 14 juillet 1992
Aucune condamnation n'est inscrite au casier judiciaire de la personne nommée ci-dessus.`,
    fields: { person: 'Mamadou Diallo', dateOfBirth: '1992-07-14', country: 'Sénégal' },
    verdicts: { [recent]: 'could_not_tell', [clear]: 'met' },
  },
  {
    name: 'request for a certificate, which says nothing about a record',
    kind: 'police_certificate',
    text: `Police certificate - receipt of application
Applicant: Mei Lin Zhao
Date of birth: 3 March 1991
Your application was received on 1 November 2025 and will be processed in 20 working days.`,
    fields: { person: 'Mei Lin Zhao', dateOfBirth: '1991-03-03' },
    verdicts: { [clear]: 'could_not_tell', [recent]: 'could_not_tell' },
  },
]
