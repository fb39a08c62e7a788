import type { LabelledDocument } from '../../labelled-document.ts'

const holds = 'Has not expired'
const machineZone = 'Agrees with its machine-readable lines'

export const passports: readonly LabelledDocument[] = [
  {
    name: 'A Brazilian page, labels in two languages above their values, with zone',
    kind: 'passport',
    text: `REPÚBLICA FEDERATIVA DO BRASIL
PASSAPORTE  PASSPORT
TIPO/TYPE    PAÍS EMISSOR/ISSUING COUNTRY    PASSAPORTE Nº/PASSPORT No.
P            BRA                             FX483920
SOBRENOME/SURNAME
DE ALMEIDA
NOME/GIVEN NAMES
PEDRO HENRIQUE
NACIONALIDADE/NATIONALITY
BRASILEIRO(A)
DATA DE NASCIMENTO/DATE OF BIRTH
04 MAR/MAR 1989
DATA DE EXPEDIÇÃO/DATE OF ISSUE
19 JUL/JUL 2021
VÁLIDO ATÉ/DATE OF EXPIRY
18 JUL/JUL 2031
P<BRADE<ALMEIDA<<PEDRO<HENRIQUE<<<<<<<<<<<<<
FX483920<6BRA8903048M3107184<<<<<<<<<<<<<<04`,
    fields: {
      person: 'PEDRO HENRIQUE DE ALMEIDA',
      documentNumber: 'FX483920',
      dateOfBirth: '1989-03-04',
      issuedOn: '2021-07-19',
      expiresOn: '2031-07-18',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'A Indian page, numeric days, address page behind it, with zone',
    kind: 'passport',
    text: `भारत गणराज्य  REPUBLIC OF INDIA
Type P  Country Code IND  Passport No. Z5128834
Surname
KAUR
Given Name(s)
HARPREET
Nationality INDIAN     Sex F
Date of Birth
21/11/1993
Place of Birth
LUDHIANA, PUNJAB
Place of Issue
CHANDIGARH
Date of Issue          Date of Expiry
09/05/2020             08/05/2030
P<INDKAUR<<HARPREET<<<<<<<<<<<<<<<<<<<<<<<<<
Z5128834<0IND9311217F3005084<<<<<<<<<<<<<<06
Name of Father / Legal Guardian
GURDIAL SINGH
Name of Mother
MANJIT KAUR
File No. LD1068412207720`,
    fields: {
      person: 'HARPREET KAUR',
      documentNumber: 'Z5128834',
      dateOfBirth: '1993-11-21',
      issuedOn: '2020-05-09',
      expiresOn: '2030-05-08',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'A photograph of which only the zone came out',
    kind: 'passport',
    text: `YKPAIHA UKRA|NE
.  '   ;-
P<UKRKOVALENKO<<OLEKSANDR<<<<<<<<<<<<<<<<<<<
FB294418<0UKR8506302M2702113<<<<<<<<<<<<<<02`,
    fields: {
      person: 'OLEKSANDR KOVALENKO',
      documentNumber: 'FB294418',
      dateOfBirth: '1985-06-30',
      expiresOn: '2027-02-11',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'A Moroccan page in Arabic and French, with zone',
    kind: 'passport',
    text: `المملكة المغربية  ROYAUME DU MAROC
جواز السفر  PASSEPORT
رقم الجواز / N° du passeport   XR4471902
الاسم العائلي / Nom   EL IDRISSI
الاسم الشخصي / Prénom   YOUSSEF
تاريخ الازدياد / Date de naissance   02/12/1990
تاريخ التسليم / Date de délivrance   15/09/2023
صالح إلى غاية / Date d'expiration   14/09/2028
P<MAREL<IDRISSI<<YOUSSEF<<<<<<<<<<<<<<<<<<<<
XR44719021MAR9012020M2809148<<<<<<<<<<<<<<06`,
    fields: {
      person: 'YOUSSEF EL IDRISSI',
      documentNumber: 'XR4471902',
      dateOfBirth: '1990-12-02',
      issuedOn: '2023-09-15',
      expiresOn: '2028-09-14',
    },
    verdicts: { [holds]: 'met', [machineZone]: 'met' },
  },
  {
    name: 'A German page with numbered labels in three languages, expired',
    kind: 'passport',
    text: `REISEPASS  PASSPORT  PASSEPORT   BUNDESREPUBLIK DEUTSCHLAND
Pass-Nr./Passport No./Passeport No
C3J7TXK41
1 Name/Surname/Nom
BRÜGGEMANN
2 Vornamen/Given names/Prénoms
LENNART ELIAS
3 Geburtstag/Date of birth/Date de naissance
27.01.1982
7 Ausstellungsdatum/Date of issue/Date de délivrance
11.06.2015
8 Gültig bis/Date of expiry/Date d'expiration
10.06.2025`,
    fields: {
      person: 'LENNART ELIAS BRÜGGEMANN',
      documentNumber: 'C3J7TXK41',
      dateOfBirth: '1982-01-27',
      issuedOn: '2015-06-11',
      expiresOn: '2025-06-10',
    },
    verdicts: { [holds]: 'not_met' },
  },
  {
    name: 'A Spanish page, all on few lines',
    kind: 'passport',
    text: `ESPAÑA  PASAPORTE  PASSPORT
PASAPORTE Nº PAG204118   APELLIDOS  IBARRA SOTOMAYOR   NOMBRE  LUCÍA
FECHA DE NACIMIENTO  08 10 1991   FECHA DE EXPEDICIÓN  25 02 2022   FECHA DE CADUCIDAD  25 02 2032`,
    fields: {
      person: 'LUCÍA IBARRA SOTOMAYOR',
      documentNumber: 'PAG204118',
      dateOfBirth: '1991-10-08',
      issuedOn: '2022-02-25',
      expiresOn: '2032-02-25',
    },
    verdicts: { [holds]: 'met' },
  },
  {
    name: 'A scan that nobody could read',
    kind: 'passport',
    text: `PA5SP0RT
~ |. ,; Nat _ ... l1I| ;;
D@t3 0f 3xp _ _ . 2O?? ''
`,
    fields: {},
    verdicts: { [holds]: 'could_not_tell' },
  },
]
