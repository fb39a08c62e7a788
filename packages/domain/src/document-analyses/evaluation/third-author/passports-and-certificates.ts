import type { LabelledDocument } from '../labelled-document.ts'

const holds = 'Has not expired'
const machineZone = 'Agrees with its machine-readable lines'
const recent = 'Was issued within 6 months'
const clear = 'Says that no record was found'
const accepted = 'Is a result of an accepted language test'
const inTime = 'Was taken less than 2 years'
const current = 'Is less than 12 months old'
const physician = 'Names the panel physician'

export const passportsAndCertificates: readonly LabelledDocument[] = [
  {
    name: 'C: a Ghanaian page with numbered fields',
    kind: 'passport',
    text: `REPUBLIC OF GHANA / RÉPUBLIQUE DU GHANA
ECOWAS  CEDEAO
PASSPORT
1. Type: P     2. Code: GHA     3. Passport No.: G3381204
4. Surname: OWUSU ANSAH
5. First Names: AKOSUA
6. Nationality: GHANAIAN
7. Date of Birth: 17/06/1992     8. Sex: F
9. Place of Birth: KUMASI
10. Date of Issue: 05/09/2018    11. Date of Expiry: 04/09/2028
12. Place of Issue: ACCRA
P<GHAOWUSU<ANSAH<<AKOSUA<<<<<<<<<<<<<<<<<<<<
G3381204<7GHA9206171F2809045<<<<<<<<<<<<<<00`,
    fields: {
      person: 'AKOSUA OWUSU ANSAH',
      documentNumber: 'G3381204',
      dateOfBirth: '1992-06-17',
      issuedOn: '2018-09-05',
      expiresOn: '2028-09-04',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'C: a Korean page, three headings over three values',
    kind: 'passport',
    text: `대한민국 REPUBLIC OF KOREA
여권 PASSPORT
종류/Type   발행국/Issuing country   여권번호/Passport No.
PM          KOR                     M61204478
성/Surname
BAEK
이름/Given names
SEUNGHWAN
국적/Nationality            생년월일/Date of birth     성별/Sex
REPUBLIC OF KOREA           29 2월/FEB 1988            M
발급일/Date of issue        기간만료일/Date of expiry
15 11월/NOV 2023            15 11월/NOV 2033
P<KORBAEK<<SEUNGHWAN<<<<<<<<<<<<<<<<<<<<<<<<
M612044788KOR8802299M3311156<<<<<<<<<<<<<<00`,
    fields: {
      person: 'SEUNGHWAN BAEK',
      documentNumber: 'M61204478',
      dateOfBirth: '1988-02-29',
      issuedOn: '2023-11-15',
      expiresOn: '2033-11-15',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'C: a Dutch page that has run out',
    kind: 'passport',
    text: `KONINKRIJK DER NEDERLANDEN
KINGDOM OF THE NETHERLANDS / ROYAUME DES PAYS-BAS
paspoort / passport / passeport
naam / surname / nom (1)
van der Heijden
voornamen / given names / prénoms (2)
Lotte Marijke
nationaliteit / nationality / nationalité (3)
Nederlandse
geboortedatum / date of birth / date de naissance (4)
01 AUG/AUG 1995
datum van afgifte / date of issue / date de délivrance (7)
02 MAR/MRT 2015
geldig tot / date of expiry / date d'expiration (9)
02 MAR/MRT 2025
documentnummer / document no. / n° du document (11)
NXR2K8871
P<NLDVAN<DER<HEIJDEN<<LOTTE<MARIJKE<<<<<<<<<
NXR2K88717NLD9508015F2503022<<<<<<<<<<<<<<02`,
    fields: {
      person: 'Lotte Marijke van der Heijden',
      documentNumber: 'NXR2K8871',
      dateOfBirth: '1995-08-01',
      issuedOn: '2015-03-02',
      expiresOn: '2025-03-02',
    },
    verdicts: { [holds]: 'not_met', [machineZone]: 'met' },
  },
  {
    name: 'C: a Kenyan certificate of good conduct',
    kind: 'police_certificate',
    text: `REPUBLIC OF KENYA
THE NATIONAL POLICE SERVICE
DIRECTORATE OF CRIMINAL INVESTIGATIONS
POLICE CLEARANCE CERTIFICATE

REF NO: PCC-Q4T81K2
DATE: 3rd September, 2025

TO WHOM IT MAY CONCERN

NAME: WANJIRU KAMAU MUTHONI
ID NO: 28814402
DATE OF BIRTH: 22/10/1991

I certify that no criminal records were found against the above named person as at the date of this certificate.

F. N. OTIENO
FOR: DIRECTOR OF CRIMINAL INVESTIGATIONS`,
    fields: {
      person: 'WANJIRU KAMAU MUTHONI',
      dateOfBirth: '1991-10-22',
      issuedOn: '2025-09-03',
      country: 'Kenya',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'C: an Australian check with a result of none, older than half a year',
    kind: 'police_certificate',
    text: `Australian Federal Police
NATIONAL POLICE CHECK

Reference: AFP-25-1180432
Purpose: Overseas visa – Canada

Full name                 MAEVE ROSALIND O'DONOVAN
Other names               Nil
Date of birth             14 January 1986
Date of check             27 March 2025

Result
There are no disclosable court outcomes recorded against the name of the above person as at the date of issue.

Issued in Canberra, Australia, on 27 March 2025`,
    fields: {
      person: "MAEVE ROSALIND O'DONOVAN",
      dateOfBirth: '1986-01-14',
      issuedOn: '2025-03-27',
      country: 'Australia',
    },
    verdicts: { [recent]: 'not_met', [clear]: 'met' },
  },
  {
    name: 'C: a Spanish certificate of records',
    kind: 'police_certificate',
    text: `MINISTERIO DE JUSTICIA
Registro Central de Penados
CERTIFICADO DE ANTECEDENTES PENALES

País: España
Nombre y apellidos: Nerea Etxeberria Aguirre
Fecha de nacimiento: 9 de mayo de 1990
DNI: 44718820K

CERTIFICA: Que en el día de la fecha NO CONSTAN antecedentes penales a nombre de la persona arriba indicada.

Fecha de expedición: 12 de octubre de 2025`,
    fields: {
      person: 'Nerea Etxeberria Aguirre',
      dateOfBirth: '1990-05-09',
      issuedOn: '2025-10-12',
      country: 'España',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'C: a TCF attestation in prose',
    kind: 'language_test',
    text: `FRANCE ÉDUCATION INTERNATIONAL
ATTESTATION DE RÉSULTATS – TCF CANADA

Nom : DIARRASSOUBA
Prénom : Mariame
Date de naissance : 11/04/1993
Date de passation : 18 juin 2025
Compréhension orale : 458
Compréhension écrite : 453
Expression orale : 10
Expression écrite : 7`,
    fields: {
      test: 'TCF Canada',
      person: 'Mariame DIARRASSOUBA',
      dateOfBirth: '1993-04-11',
      testedOn: '2025-06-18',
      listening: '458',
      reading: '453',
      speaking: '10',
      writing: '7',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
  {
    name: 'C: an IELTS result quoted in an e-mail',
    kind: 'language_test',
    text: `From: results@ielts.example
Subject: Your IELTS General Training results

Dear Tendai Moyo,

Thank you for taking IELTS General Training on 8 February 2025. Your scores are:

Listening: 6.5
Reading: 5.0
Writing: 6.0
Speaking: 7.5
Overall band score: 6.5`,
    fields: {
      test: 'IELTS General Training',
      person: 'Tendai Moyo',
      testedOn: '2025-02-08',
      listening: '6.5',
      reading: '5',
      writing: '6',
      speaking: '7.5',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met', 'CLB 5 or higher in reading': 'met' },
  },
  {
    name: 'C: a medical sheet in two columns of pairs',
    kind: 'medical',
    text: `IMMIGRATION MEDICAL EXAMINATION – INFORMATION SHEET
Applicant: Oyelaran Adeyinka            DOB: 1989-12-30
IME No.: 44871026                       Category: Start-up business class
Date of examination: 5 May 2025         Country of exam: Nigeria
Panel physician: Dr. Chiamaka Obi       Panel site: Lagos Medical Panel Centre`,
    fields: {
      person: 'Oyelaran Adeyinka',
      dateOfBirth: '1989-12-30',
      reference: '44871026',
      examinedOn: '2025-05-05',
    },
    verdicts: { [current]: 'met', [physician]: 'met' },
  },
]
