import type { LabelledDocument } from '../../labelled-document.ts'

const recent = 'Was issued within 6 months'
const clear = 'Says that no record was found'

export const policeCertificates: readonly LabelledDocument[] = [
  {
    name: 'B Canadian certificate after fingerprints',
    kind: 'police_certificate',
    text: `ROYAL CANADIAN MOUNTED POLICE
Canadian Criminal Real Time Identification Services
CERTIFIED CRIMINAL RECORD CHECK
Country: Canada
Name: Jasleen Dhaliwal
Date of Birth: 1992-04-27
Date Processed: 2025-10-09
A search of the National Repository of Criminal Records in Canada based on the fingerprints submitted could not be associated to any existing criminal record information.`,
    fields: {
      person: 'Jasleen Dhaliwal',
      dateOfBirth: '1992-04-27',
      issuedOn: '2025-10-09',
      country: 'Canada',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Australian national check',
    kind: 'police_certificate',
    text: `Australian Federal Police
National Police Certificate
Issuing country: Australia
Full name: Callum Rhys Fairweather
Date of birth: 16/01/1985
Issue date: 31/07/2025
There are no disclosable court outcomes recorded against the name of the above person.`,
    fields: {
      person: 'Callum Rhys Fairweather',
      dateOfBirth: '1985-01-16',
      issuedOn: '2025-07-31',
      country: 'Australia',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Kenyan good conduct',
    kind: 'police_certificate',
    text: `REPUBLIC OF KENYA
DIRECTORATE OF CRIMINAL INVESTIGATIONS
POLICE CLEARANCE CERTIFICATE
Ref: PCC-CLM7Q0R
This is to certify that WANJIRU MUTHONI KAMAU
Date of birth 8 August 1993
has been checked against our criminal records and has not been convicted of any criminal offence.
Dated this 6th day of October 2025`,
    fields: {
      person: 'WANJIRU MUTHONI KAMAU',
      dateOfBirth: '1993-08-08',
      issuedOn: '2025-10-06',
      country: 'Kenya',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Austrian Strafregisterbescheinigung',
    kind: 'police_certificate',
    text: `Republik Österreich
Landespolizeidirektion Steiermark
Strafregisterbescheinigung
Familienname: Hinterberger
Vorname: Theresa
Geboren am: 14.11.1988
Im Strafregister der Republik Österreich scheint keine Verurteilung auf.
Ausgestellt am: 16.10.2025`,
    fields: {
      person: 'Theresa Hinterberger',
      dateOfBirth: '1988-11-14',
      issuedOn: '2025-10-16',
      country: 'Österreich',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Cameroonian extract in French',
    kind: 'police_certificate',
    text: `RÉPUBLIQUE DU CAMEROUN
Tribunal de première instance de Douala
EXTRAIT DU CASIER JUDICIAIRE
Concernant le nommé : Serge Ngoumou Atangana
Né le 1er mars 1987 à Ebolowa
Condamnations : NÉANT
Fait à Douala, le 3 septembre 2025`,
    fields: {
      person: 'Serge Ngoumou Atangana',
      dateOfBirth: '1987-03-01',
      issuedOn: '2025-09-03',
      country: 'Cameroun',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Portuguese registo criminal',
    kind: 'police_certificate',
    text: `República Portuguesa
CERTIFICADO DO REGISTO CRIMINAL
Nome: Inês Sampaio de Lacerda
Data de nascimento: 1990-01-23
Nada consta acerca da pessoa acima identificada.
Data de emissão: 2025-08-27
Este certificado é válido por três meses.`,
    fields: {
      person: 'Inês Sampaio de Lacerda',
      dateOfBirth: '1990-01-23',
      issuedOn: '2025-08-27',
      country: 'Portugal',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Peruvian certificate',
    kind: 'police_certificate',
    text: `PODER JUDICIAL DEL PERÚ
CERTIFICADO DE ANTECEDENTES PENALES
País: Perú
Apellido paterno: HUAMÁN
Apellido materno: CCORI
Nombres: WILBER ALFREDO
Fecha de nacimiento: 29/06/1991
Resultado: NO REGISTRA ANTECEDENTES
Fecha de emisión: 20/10/2025`,
    fields: {
      person: 'WILBER ALFREDO HUAMÁN CCORI',
      dateOfBirth: '1991-06-29',
      issuedOn: '2025-10-20',
      country: 'Perú',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Lebanese extract in Arabic and English',
    kind: 'police_certificate',
    text: `الجمهورية اللبنانية
سجل عدلي / Judicial Record
الاسم والشهرة / Full name: Karim Fawzi Khoury
تاريخ الولادة / Date of birth: 14/02/1986
البلد / Country: Lebanon
النتيجة / Result: لا حكم عليه / No judgment
تاريخ الاصدار / Issue date: 25/09/2025`,
    fields: {
      person: 'Karim Fawzi Khoury',
      dateOfBirth: '1986-02-14',
      issuedOn: '2025-09-25',
      country: 'Lebanon',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Philippine clearance, table',
    kind: 'police_certificate',
    text: `REPUBLIC OF THE PHILIPPINES
NATIONAL BUREAU OF INVESTIGATION
NBI CLEARANCE
FAMILY NAME      FIRST NAME     MIDDLE NAME
MACARAEG         JOVELYN        SALONGA
DATE OF BIRTH    DATE ISSUED    REMARKS
11/30/1992       10/15/2025     NO DEROGATORY RECORD`,
    fields: {
      person: 'JOVELYN SALONGA MACARAEG',
      dateOfBirth: '1992-11-30',
      issuedOn: '2025-10-15',
      country: 'Philippines',
    },
    verdicts: { [recent]: 'met', [clear]: 'met' },
  },
  {
    name: 'B Irish letter with a record, and old',
    kind: 'police_certificate',
    text: `AN GARDA SÍOCHÁNA
Police Certificate
Country: Ireland
7 January 2025

Dear Sir/Madam,
Re: Cormac Devlin, born 2 May 1984
The person named above was convicted of theft at Dublin District Court on 9 March 2011 and fined €400.

Superintendent's Office`,
    fields: {
      person: 'Cormac Devlin',
      dateOfBirth: '1984-05-02',
      issuedOn: '2025-01-07',
      country: 'Ireland',
    },
    verdicts: { [recent]: 'partially_met', [clear]: 'not_met' },
  },
]
