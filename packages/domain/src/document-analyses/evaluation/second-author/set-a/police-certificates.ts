import type { LabelledDocument } from '../../labelled-document.ts'

const recent = 'Was issued within 6 months'
const clear = 'Says that no record was found'

export const policeCertificates: readonly LabelledDocument[] = [
  {
    name: 'A United Kingdom, no trace',
    kind: 'police_certificate',
    text: `ACRO Criminal Records Office
POLICE CERTIFICATE
Country: United Kingdom
Certificate reference: 448/2025/PC
Subject: Gwendolyn Achterberg
Date of birth: 19 September 1988
Date of disclosure: 24 September 2025
NO TRACE
A check against the records held by United Kingdom police has been completed and no trace of the subject was found.`,
    fields: {
      person: 'Gwendolyn Achterberg',
      dateOfBirth: '1988-09-19',
      issuedOn: '2025-09-24',
      country: 'United Kingdom',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A Indian clearance in one sentence',
    kind: 'police_certificate',
    text: `Government of India
Ministry of External Affairs
Regional Passport Office, Kochi
POLICE CLEARANCE CERTIFICATE
Ref. No. KC4471120325          Dated: 18/08/2025
This is to certify that there is no adverse information against Mr. Vishnu Prasad Menon, son of Shri Gopalan Menon, holder of Indian Passport No. T2240917, date of birth 13/05/1987, which would render him ineligible for grant of travel facilities including visa for Canada.`,
    fields: {
      person: 'Vishnu Prasad Menon',
      dateOfBirth: '1987-05-13',
      issuedOn: '2025-08-18',
      country: 'India',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A Nigerian character certificate',
    kind: 'police_certificate',
    text: `NIGERIA POLICE FORCE
Force Criminal Investigation Department
POLICE CHARACTER CERTIFICATE
Country: Nigeria
Name of applicant: Blessing Ekaette Udoh
Sex: Female   Date of birth: 03-Feb-1994
I certify that the fingerprints of the above have been searched and that nothing incriminating is recorded against her.
Issued at Alagbon, Lagos this 2nd day of October, 2025`,
    fields: {
      person: 'Blessing Ekaette Udoh',
      dateOfBirth: '1994-02-03',
      issuedOn: '2025-10-02',
      country: 'Nigeria',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A German Führungszeugnis',
    kind: 'police_certificate',
    text: `Bundesamt für Justiz
Bundesrepublik Deutschland
Führungszeugnis
über
Angaben zur Person
Geburtsname: Öztürk
Familienname: Öztürk-Behrens
Vorname: Selin
Geburtsdatum: 30.07.1990
Staatsangehörigkeit: deutsch
Inhalt: Keine Eintragung
Bonn, den 22.10.2025`,
    fields: {
      person: 'Selin Öztürk-Behrens',
      dateOfBirth: '1990-07-30',
      issuedOn: '2025-10-22',
      country: 'Deutschland',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A French bulletin number 3',
    kind: 'police_certificate',
    text: `MINISTÈRE DE LA JUSTICE
CASIER JUDICIAIRE NATIONAL
Bulletin n° 3
Pays : France
Nom : LE GOFF
Prénoms : Enora Marie
Né(e) le : 06/04/1995 à QUIMPER
BULLETIN COMPORTANT LA MENTION : NÉANT
Délivré à Nantes, le 29 septembre 2025`,
    fields: {
      person: 'Enora Marie LE GOFF',
      dateOfBirth: '1995-04-06',
      issuedOn: '2025-09-29',
      country: 'France',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A Brazilian certificate, out of date',
    kind: 'police_certificate',
    text: `POLÍCIA FEDERAL
CERTIDÃO DE ANTECEDENTES CRIMINAIS
País: Brasil
A Polícia Federal CERTIFICA, após pesquisa em seus sistemas, que até a presente data NÃO CONSTA condenação com trânsito em julgado em nome de:
Nome: Rafaela Nogueira Prado
Data de nascimento: 17/12/1992
Certidão emitida em 05/02/2025 às 10:22`,
    fields: {
      person: 'Rafaela Nogueira Prado',
      dateOfBirth: '1992-12-17',
      issuedOn: '2025-02-05',
      country: 'Brasil',
    },
    verdicts: { [recent]: 'partially_met', [clear]: 'met' },
  },
  {
    name: 'A Colombian certificate',
    kind: 'police_certificate',
    text: `POLICÍA NACIONAL DE COLOMBIA
CERTIFICADO DE ANTECEDENTES JUDICIALES
Que siendo las 09:14:20 horas del 14 de octubre de 2025, el ciudadano identificado con:
Cédula de Ciudadanía Nº 1020448812
Apellidos y Nombres: RESTREPO QUINTERO JUAN CAMILO
NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES
País: Colombia`,
    fields: {
      person: 'JUAN CAMILO RESTREPO QUINTERO',
      issuedOn: '2025-10-14',
      country: 'Colombia',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A Egyptian sheet in Arabic',
    kind: 'police_certificate',
    text: `جمهورية مصر العربية
وزارة الداخلية
صحيفة الحالة الجنائية
الاسم: مريم عادل حسني
تاريخ الميلاد: 21/03/1993
تاريخ الإصدار: 19/10/2025
الدولة: مصر
لا توجد أحكام مسجلة`,
    fields: {
      person: 'مريم عادل حسني',
      dateOfBirth: '1993-03-21',
      issuedOn: '2025-10-19',
      country: 'مصر',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A Korean inquiry in English',
    kind: 'police_certificate',
    text: `Criminal (Investigation) Records Check Reply
National Police Agency, Republic of Korea
Name           HWANG Min-seo
Date of Birth  Jun. 11, 1991
Result         No criminal or investigation records
Date of reply  Nov. 3, 2025`,
    fields: {
      person: 'Min-seo HWANG',
      dateOfBirth: '1991-06-11',
      issuedOn: '2025-11-03',
      country: 'Republic of Korea',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'A South African certificate with a conviction',
    kind: 'police_certificate',
    text: `SOUTH AFRICAN POLICE SERVICE
Criminal Record Centre, Pretoria
POLICE CLEARANCE CERTIFICATE
Country: South Africa
In respect of: Pieter Johannes Malan
Date of birth: 1979-10-23
It is hereby certified that the records reflect the following conviction(s):
2003-06-12 Driving under the influence, fined R3 000
Date issued: 2025-09-15`,
    fields: {
      person: 'Pieter Johannes Malan',
      dateOfBirth: '1979-10-23',
      issuedOn: '2025-09-15',
      country: 'South Africa',
    },
    verdicts: { [recent]: 'met', [clear]: 'not_met' },
  },
]
