import type { LabelledDocument } from '../labelled-document.ts'

const holds = 'Has not expired'
const machineZone = 'Agrees with its machine-readable lines'

export const passports: readonly LabelledDocument[] = [
  {
    name: 'page with labels and machine-readable lines that agree',
    kind: 'passport',
    text: `PASSPORT
Type P   Country code UTO   Passport No. L898902C3
Surname: ERIKSSON
Given names: ANNA MARIA
Nationality: UTOPIAN
Date of birth: 12 AUG 1974
Sex: F
Date of issue: 16 APR 2022
Date of expiry: 15 APR 2032
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F3204153ZE184226B<<<<<16`,
    fields: {
      person: 'ANNA MARIA ERIKSSON',
      documentNumber: 'L898902C3',
      dateOfBirth: '1974-08-12',
      issuedOn: '2022-04-16',
      expiresOn: '2032-04-15',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'expired page without machine-readable lines',
    kind: 'passport',
    text: `PASSPORT / PASSEPORT
Surname/Nom
NWOSU
Given names/Prénoms
ADAEZE
Passport No./No de passeport
A04417722
Date of birth/Date de naissance
17 AUG 1990
Date of issue/Date de délivrance
02 MAR 2015
Date of expiry/Date d'expiration
01 MAR 2025`,
    fields: {
      person: 'ADAEZE NWOSU',
      documentNumber: 'A04417722',
      dateOfBirth: '1990-08-17',
      issuedOn: '2015-03-02',
      expiresOn: '2025-03-01',
    },
    verdicts: { [holds]: 'not_met' },
  },
  {
    name: 'expires in three months',
    kind: 'passport',
    text: `Republic of Utopia PASSPORT
Passport number: K7710023
Name: Tomas Novak
Date of birth: 30 May 1985
Date of issue: 19 February 2016
Date of expiry: 18 February 2026`,
    fields: {
      person: 'Tomas Novak',
      documentNumber: 'K7710023',
      dateOfBirth: '1985-05-30',
      issuedOn: '2016-02-19',
      expiresOn: '2026-02-18',
    },
    verdicts: { [holds]: 'partially_met' },
  },
  {
    name: 'only the machine-readable lines',
    kind: 'passport',
    text: `P<GBRSOLBERG<<INGRID<<<<<<<<<<<<<<<<<<<<<<<<
5336174823GBR8806105F2908155<<<<<<<<<<<<<<<0`,
    fields: {
      person: 'INGRID SOLBERG',
      documentNumber: '533617482',
      dateOfBirth: '1988-06-10',
      expiresOn: '2029-08-15',
    },
    verdicts: { [holds]: 'met' },
  },
  {
    name: 'page whose expiry differs from its machine-readable lines',
    kind: 'passport',
    text: `PASSPORT
Passport No: 533617482
Surname: SOLBERG
Given names: INGRID
Date of birth: 10 June 1988
Date of issue: 15 August 2019
Date of expiry: 15 August 2030
P<GBRSOLBERG<<INGRID<<<<<<<<<<<<<<<<<<<<<<<<
5336174823GBR8806105F2908155<<<<<<<<<<<<<<<0`,
    fields: {
      person: 'INGRID SOLBERG',
      documentNumber: '533617482',
      dateOfBirth: '1988-06-10',
      issuedOn: '2019-08-15',
      expiresOn: '2030-08-15',
    },
    verdicts: { [machineZone]: 'not_met', [holds]: 'met' },
  },
  {
    name: 'French page',
    kind: 'passport',
    text: `PASSEPORT
Nom : DIALLO
Prénoms : Mamadou
Passeport n° : 19FV22817
Date de naissance : 14 juillet 1992
Date de délivrance : 8 janvier 2021
Date d'expiration : 7 janvier 2031`,
    fields: {
      person: 'Mamadou DIALLO',
      documentNumber: '19FV22817',
      dateOfBirth: '1992-07-14',
      issuedOn: '2021-01-08',
      expiresOn: '2031-01-07',
    },
    verdicts: { [holds]: 'met' },
  },
  {
    name: 'page without expiry, with a visa that has one',
    kind: 'passport',
    text: `PASSPORT
Passport No: P5519204
Surname: FAROUK
Given names: OMAR
Date of birth: 1 OCT 1987
Date of issue: 5 MAY 2018
Place of birth: ALEXANDRIA`,
    fields: {
      person: 'OMAR FAROUK',
      documentNumber: 'P5519204',
      dateOfBirth: '1987-10-01',
      issuedOn: '2018-05-05',
    },
    verdicts: { [holds]: 'could_not_tell' },
  },
  {
    name: 'days written with figures and full stops',
    kind: 'passport',
    text: `REISEPASS PASSPORT PASSEPORT
Passport No. C01X0006H
Surname MUSTERFRAU
Given names LENA SOPHIE
Date of birth 24.02.1990
Date of issue 21.03.2023
Date of expiry 20.03.2033`,
    fields: {
      person: 'LENA SOPHIE MUSTERFRAU',
      documentNumber: 'C01X0006H',
      dateOfBirth: '1990-02-24',
      issuedOn: '2023-03-21',
      expiresOn: '2033-03-20',
    },
    verdicts: { [holds]: 'met' },
  },
  {
    name: 'machine-readable lines with a misread figure',
    kind: 'passport',
    text: `PASSPORT
Passport No: 533617482
Surname: SOLBERG
Given names: INGRID
Date of birth: 10 June 1988
Date of expiry: 15 August 2029
P<GBRSOLBERG<<INGRID<<<<<<<<<<<<<<<<<<<<<<<<
5336174823GBR8806105F2908155<<<<<<<<<<<<<<<7`,
    fields: {
      person: 'INGRID SOLBERG',
      documentNumber: '533617482',
      dateOfBirth: '1988-06-10',
      expiresOn: '2029-08-15',
    },
    verdicts: { [machineZone]: 'partially_met', [holds]: 'met' },
  },
]
