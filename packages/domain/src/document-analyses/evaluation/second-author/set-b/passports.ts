import type { LabelledDocument } from '../../labelled-document.ts'

const holds = 'Has not expired'
const machineZone = 'Agrees with its machine-readable lines'

export const passports: readonly LabelledDocument[] = [
  {
    name: 'B Korean page, values beside English labels, zone with spaces from a scan',
    kind: 'passport',
    text: `대한민국 REPUBLIC OF KOREA
여권 PASSPORT
Type PM   Issuing country KOR   Passport No. M70315562
성/Surname SEO
이름/Given names HYUNWOO
생년월일/Date of birth 25 AUG 1991
발급일/Date of issue 10 JAN 2023
기간만료일/Date of expiry 09 JAN 2033
P<KORSEO<<HYUNWOO<<<<<<<<<<<<<<<<<<<<<<<<<<<
M703155629KOR9108253M3301096 <<<<<<<<<<<<<<08`,
    fields: {
      person: 'HYUNWOO SEO',
      documentNumber: 'M70315562',
      dateOfBirth: '1991-08-25',
      issuedOn: '2023-01-10',
      expiresOn: '2033-01-09',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'B Nigerian page with a double surname',
    kind: 'passport',
    text: `FEDERAL REPUBLIC OF NIGERIA
PASSPORT / PASSEPORT                 Passport No./ No. du passeport: A09917345
Surname / Nom: OGUNLEYE-BRIGHT
Given Names / Prénoms: TEMITOPE ADUNNI
Date of birth / Date de naissance: 16 APR / AVR 87
Sex / Sexe: F     Place of birth / Lieu de naissance: ABEOKUTA
Date of issue / Date de délivrance: 28 OCT / OCT 19
Date of expiry / Date d'expiration: 27 OCT / OCT 29
P<NGAOGUNLEYE<BRIGHT<<TEMITOPE<ADUNNI<<<<<<<
A099173450NGA8704164F2910275<<<<<<<<<<<<<<06`,
    fields: {
      person: 'TEMITOPE ADUNNI OGUNLEYE-BRIGHT',
      documentNumber: 'A09917345',
      dateOfBirth: '1987-04-16',
      issuedOn: '2019-10-28',
      expiresOn: '2029-10-27',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'B Polish page with letters that the zone writes plainly',
    kind: 'passport',
    text: `RZECZPOSPOLITA POLSKA / REPUBLIC OF POLAND
Paszport / Passport
EK2983714
1. Nazwisko / Surname / Nom
ŁUKASIEWICZ
2. Imiona / Given names / Prénoms
MAGDALENA
4. Data urodzenia / Date of birth / Date de naissance
19.02.1984
9. Data wydania / Date of issue / Date de délivrance
03.06.2022
10. Data ważności / Date of expiry / Date d'expiration
03.06.2032
P<POLLUKASIEWICZ<<MAGDALENA<<<<<<<<<<<<<<<<<
EK29837146POL8402194F3206032<<<<<<<<<<<<<<02`,
    fields: {
      person: 'MAGDALENA ŁUKASIEWICZ',
      documentNumber: 'EK2983714',
      dateOfBirth: '1984-02-19',
      issuedOn: '2022-06-03',
      expiresOn: '2032-06-03',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'B Iranian page, only English labels and the zone',
    kind: 'passport',
    text: `ISLAMIC REPUBLIC OF IRAN
PASSPORT
Country code: IRN
Passport No.: T61820437
Name: NILOUFAR
Surname: REZAEI
Father's Name: HOSSEIN
Date & Place of Birth: 12/09/1995 - SHIRAZ
Date of issue: 21/12/2021
Date of expiry: 20/12/2026
P<IRNREZAEI<<NILOUFAR<<<<<<<<<<<<<<<<<<<<<<<
T618204378IRN9509126F2612203<<<<<<<<<<<<<<02`,
    fields: {
      person: 'NILOUFAR REZAEI',
      documentNumber: 'T61820437',
      dateOfBirth: '1995-09-12',
      issuedOn: '2021-12-21',
      expiresOn: '2026-12-20',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'B American page, month names, two labels in a line',
    kind: 'passport',
    text: `UNITED STATES OF AMERICA
PASSPORT   PASSEPORT   PASAPORTE
Type / Type / Tipo     Code / Code / Codigo     Passport No. / No. du Passeport / No. de Pasaporte
P                      USA                      571830264
Surname / Nom / Apellidos
HOLLINGWORTH
Given Names / Prénoms / Nombres
DESMOND ISAIAH
Nationality / Nationalité / Nacionalidad
UNITED STATES OF AMERICA
Date of birth / Date de naissance / Fecha de nacimiento
07 Dec 1983
Date of issue / Date de délivrance / Fecha de expedición
30 Jan 2016
Date of expiration / Date d'expiration / Fecha de caducidad
29 Jan 2026`,
    fields: {
      person: 'DESMOND ISAIAH HOLLINGWORTH',
      documentNumber: '571830264',
      dateOfBirth: '1983-12-07',
      issuedOn: '2016-01-30',
      expiresOn: '2026-01-29',
    },
    verdicts: { [holds]: 'partially_met' },
  },
  {
    name: 'B transcription of a passport by a translator',
    kind: 'passport',
    text: `Certified translation from Georgian
[Coat of arms] PASSPORT OF A CITIZEN OF GEORGIA
Number of the passport 19AB44720
Last name Kvaratskhelia
First name Nino
Born on 3 November 1996
Issued on 8 May 2019
Valid until 8 May 2029
I, the undersigned translator, certify the accuracy of this translation.`,
    fields: {
      person: 'Nino Kvaratskhelia',
      documentNumber: '19AB44720',
      dateOfBirth: '1996-11-03',
      issuedOn: '2019-05-08',
      expiresOn: '2029-05-08',
    },
    verdicts: { [holds]: 'met' },
  },
  {
    name: 'B page whose lower half is missing',
    kind: 'passport',
    text: `REPUBLIC OF GHANA
PASSPORT
Passport Number  G4471820
Surname  ASANTE-MENSAH
Given Names  AKOSUA
Date of Birth  22/05/1990`,
    fields: {
      person: 'AKOSUA ASANTE-MENSAH',
      documentNumber: 'G4471820',
      dateOfBirth: '1990-05-22',
    },
    verdicts: { [holds]: 'could_not_tell' },
  },
]
