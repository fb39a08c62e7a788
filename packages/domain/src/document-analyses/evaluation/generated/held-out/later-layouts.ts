import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { capitalDay, dottedDay, longDay, machineLines, slashedDay, writtenAmount } from '../written.ts'

const holds = 'Has not expired'
const funds = 'Shows at least'
const clean = 'Says that no record was found'
const people = 'Names the essential persons'

/** Further layouts, written once the rules stood and scored before any was changed. */
export const laterLayouts: readonly Family[] = [
  {
    name: 'Indian page with labels in two scripts',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const who = { given: given.toUpperCase(), family: family.toUpperCase() }
      const number = `N${draw.digits(7)}`
      const [birth, issued] = [draw.day('1970-01-13', '2002-12-31'), draw.day('2018-01-01', '2024-12-31')]
      const expires = draw.day('2027-01-01', '2034-12-31')
      return {
        text: `भारत गणराज्य REPUBLIC OF INDIA
टाइप / Type   राष्ट्र कोड / Country Code   पासपोर्ट नं. / Passport No.
P             IND                          ${$(number)}
उपनाम / Surname
${$(who.family)}
दिया गया नाम / Given Name(s)
${$(who.given)}
राष्ट्रीयता / Nationality     लिंग / Sex     जन्मतिथि / Date of Birth
INDIAN                        F              ${$(slashedDay(birth))}
जन्म स्थान / Place of Birth
PUNE, MAHARASHTRA
जारी करने की तिथि / Date of Issue     समाप्ति की तिथि / Date of Expiry
${$(slashedDay(issued))}                            ${$(slashedDay(expires))}
${$(machineLines({ country: 'IND', ...who, number, birth, expiry: expires, sex: 'F' }))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'British page with months in two languages and short years',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const who = { given: given.toUpperCase(), family: family.toUpperCase() }
      const number = draw.digits(9)
      const [birth, issued] = [draw.day('1970-01-01', '1999-12-31'), draw.day('2017-01-01', '2024-12-31')]
      const expires = draw.day('2027-01-01', '2034-12-31')
      const short = (day: string) => {
        const [date = '', month = '', year = ''] = capitalDay(day).split(' ')
        return `${date} ${month} /${month} ${year.slice(2)}`
      }
      return {
        text: `UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND
Passport  Type/Type  Code/Code  Passport No./Passeport No.
Passeport  P          GBR        ${$(number)}
Surname/Nom (1)
${$(who.family)}
Given names/Prénoms (2)
${$(who.given)}
Nationality/Nationalité (3)
BRITISH CITIZEN
Date of birth/Date de naissance (4)
${$(short(birth))}
Date of issue/Date de délivrance (7)
${$(short(issued))}
Date of expiry/Date d'expiration (9)
${$(short(expires))}
${$(machineLines({ country: 'GBR', ...who, number, birth, expiry: expires, sex: 'M' }))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'Mexican page with labels beside English ones',
    kind: 'passport',
    language: 'es',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const number = `G${draw.digits(8)}`
      const [birth, issued] = [draw.day('1970-01-01', '1999-12-31'), draw.day('2019-01-01', '2024-12-31')]
      const expires = draw.day('2027-01-01', '2034-12-31')
      return {
        text: `ESTADOS UNIDOS MEXICANOS
PASAPORTE
Tipo / Type: P    Clave del país de expedición / Issuing state code: MEX    Pasaporte No. / Passport No.: ${$(number)}
Apellidos / Surname: ${$(family.toUpperCase())}
Nombres / Given names: ${$(given.toUpperCase())}
Nacionalidad / Nationality: MEXICANA
Fecha de nacimiento / Date of birth: ${$(slashedDay(birth))}
Lugar de nacimiento / Place of birth: OAXACA
Fecha de expedición / Date of issue: ${$(slashedDay(issued))}
Fecha de caducidad / Expiration date: ${$(slashedDay(expires))}`,
        fields: {
          person: `${given.toUpperCase()} ${family.toUpperCase()}`,
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'certificate of deposit of a Chinese bank',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(60_000, 900_000)
      return {
        text: `EASTERN RIVER BANK CO., LTD.
CERTIFICATE OF DEPOSIT BALANCE
No. ${draw.digits(10)}
Date: ${$(issued)}

We hereby certify that by the end of ${issued} the client ${$(who)} (ID No. ${draw.digits(8)}) has deposits with this bank as follows:

Account No.            Type             Currency    Amount
${draw.digits(16)}     Time deposit     CNY         ${$(`CNY ${writtenAmount(balance, ',', '.')}`)}

Total: ${`CNY ${writtenAmount(balance, ',', '.')}`}`,
        fields: { person: who, issuedOn: issued, balance: `CNY ${balance}` },
        verdicts: { [funds]: 'partially_met' },
      }
    },
  },
  {
    name: 'American letter with the facts in a list of bullets',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const [balance, mean] = [draw.int(9_000, 90_000), draw.int(9_000, 90_000)]
      return {
        text: `Great Lakes Community Bank, N.A.
Chicago, Illinois

${$(longDay(issued, 'en-US'))}

RE: Verification of Deposit

To Whom It May Concern:

At the request of our customer, ${$(who)}, we are pleased to provide the following information:

• Account type: Money market
• Account number ending in ${draw.digits(4)}
• Opened: June 14, 2016
• Current balance: ${$(`USD ${writtenAmount(balance, ',', '.')}`)}
• Six month average balance: ${$(`USD ${writtenAmount(mean, ',', '.')}`)}

Very truly yours,
Marsha Trent
Vice President`,
        fields: { person: who, issuedOn: issued, balance: `USD ${balance}`, averageBalance: `USD ${mean}` },
        verdicts: { [funds]: 'partially_met', 'Gives the average balance': 'met' },
      }
    },
  },
  {
    name: 'Swiss letter in French with apostrophes in the amounts',
    kind: 'bank_letter',
    language: 'fr',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(12_000, 90_000)
      return {
        text: `Banque du Jorat SA
Lausanne, le ${$(longDay(issued, 'fr-CH'))}

Attestation

À qui de droit,

Par la présente, nous confirmons que ${draw.pick(['Madame', 'Monsieur'])} ${$(who)} entretient une relation bancaire avec notre
établissement depuis 2009. Le solde de son compte s'élevait à ${$(`CHF ${writtenAmount(balance, '’', '.')}`)} à la date de ce jour.

Avec nos salutations les meilleures.`,
        fields: { person: who, issuedOn: issued, balance: `CHF ${balance}` },
        verdicts: { [funds]: 'partially_met' },
      }
    },
  },
  {
    name: 'Canadian fingerprint check',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, issued] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `Royal Canadian Mounted Police
Canadian Criminal Real Time Identification Services
CERTIFIED CRIMINAL RECORD PRODUCT
Name / Nom: ${$(family.toUpperCase())}, ${given}
Date of birth / Date de naissance: ${$(birth)}
Date: ${$(issued)}

A search of the National Repository of Criminal Records of Canada, based on the fingerprints submitted, did not identify any
criminal record.`,
        fields: { dateOfBirth: birth, issuedOn: issued, person: `${given} ${family.toUpperCase()}` },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'American summary of identity history',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const [birth, issued] = [draw.day('1970-01-13', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `UNITED STATES DEPARTMENT OF JUSTICE
FEDERAL BUREAU OF INVESTIGATION
CRIMINAL JUSTICE INFORMATION SERVICES DIVISION
NAME ${$(who)}
DATE OF BIRTH ${$(`${birth.slice(5, 7)}/${birth.slice(8)}/${birth.slice(0, 4)}`)}
DATE ${$(`${issued.slice(5, 7)}/${issued.slice(8)}/${issued.slice(0, 4)}`)}

A SEARCH OF THE FINGERPRINTS PROVIDED BY THIS INDIVIDUAL HAS REVEALED NO PRIOR ARREST DATA AT THE FBI. THIS DOES NOT PRECLUDE FURTHER
CRIMINAL HISTORY AT THE STATE OR LOCAL LEVEL.`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued, country: 'United States' },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'Indian certificate in one sentence',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      return {
        text: `GOVERNMENT OF INDIA
POLICE CLEARANCE CERTIFICATE
No. ${draw.digits(6)}/${draw.digits(4)}     Dated: ${$(dottedDay(issued))}

This is to certify that there is no adverse information against ${draw.pick(['Mr.', 'Ms.'])} ${$(who)}, holder of Indian passport
number N${draw.digits(7)}, which would render him/her ineligible for the grant of travel facilities for Canada.`,
        fields: { person: who, issuedOn: issued, country: 'India' },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'Philippine clearance with a remark',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, issued] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `Republic of the Philippines
NATIONAL BUREAU OF INVESTIGATION
NBI CLEARANCE
FAMILY NAME: ${$(family.toUpperCase())}
FIRST NAME: ${$(given.toUpperCase())}
BIRTH DATE: ${$(longDay(birth, 'en-US').toUpperCase())}
DATE ISSUED: ${$(longDay(issued, 'en-US').toUpperCase())}
PURPOSE: TRAVEL ABROAD
REMARKS: ${draw.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD'])}`,
        fields: {
          person: `${given.toUpperCase()} ${family.toUpperCase()}`,
          dateOfBirth: birth,
          issuedOn: issued,
          country: 'Philippines',
        },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'Portuguese certificate about the person',
    kind: 'police_certificate',
    language: 'pt',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const [birth, issued] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `DIREÇÃO-GERAL DA ADMINISTRAÇÃO DA JUSTIÇA
CERTIFICADO DO REGISTO CRIMINAL
Identificação
Nome: ${$(who)}
Data de nascimento: ${$(birth)}
NADA CONSTA ACERCA DA PESSOA ACIMA IDENTIFICADA
Data de emissão: ${$(issued)}`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'German letter of a court with an entry',
    kind: 'police_certificate',
    language: 'de',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, issued] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `Führungszeugnis
Name: ${$(family)}
Vorname: ${$(given)}
geboren am: ${$(dottedDay(birth))}
Das Register enthält folgende Eintragung:
12.03.2019 Amtsgericht Köln, Betrug, Geldstrafe 60 Tagessätze
Bonn, den ${$(dottedDay(issued))}`,
        fields: { person: `${given} ${family}`, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'not_met' },
      }
    },
  },
  {
    name: 'letter in bullets with advisers and a signature block',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, adviser, signer] = some(4).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const accelerator = draw.pick(['Bluewater Startup Hub', 'Aurora Borealis Accelerator'])
      const company = draw.pick(['Mosslight Energy Inc.', 'Ferrous Kitchen Ltd.'])
      return {
        text: `${$(accelerator)}
${$(longDay(issued, 'en-CA'))}

Immigration, Refugees and Citizenship Canada

Subject: Letter of Support, Start-up Visa

We write in support of ${$(company)}.

• ${$(first ?? '')} (CEO) is essential to the venture.
• ${$(second ?? '')} (CTO) is also essential to the venture.
• ${adviser} advises the company and is not considered essential.

The company was accepted into our program on the date above.

${signer}
Executive Director
${accelerator}`,
        fields: {
          organization: accelerator,
          company,
          issuedOn: issued,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'certificate whose people stand in one sentence',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, signer] = some(3).map(fullName)
      const issued = draw.day('2025-06-01', '2025-11-10')
      const number = `${draw.digits(3)}-${draw.digits(3)}-${draw.digits(3)}`
      const fund = draw.pick(['Ptarmigan Growth Fund LP', 'Cedar Lane Ventures'])
      const company = draw.pick(['Basalt Imaging Inc.', 'Larkspur Freight Ltd.'])
      return {
        text: `Commitment Certificate
Certificate Number: ${$(number)}
Date Issued: ${$(longDay(issued, 'en-US'))}
Designated Entity: ${$(fund)}
Name of Business: ${$(company)}
Applicants identified as essential: ${$(first ?? '')} and ${$(second ?? '')}
Completed by: ${signer}, Partner`,
        fields: {
          certificateNumber: number,
          organization: fund,
          company,
          issuedOn: issued,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'IELTS result as a mail from the centre',
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const tested = draw.day('2024-01-13', '2025-10-31')
      const score = () => draw.pick(['5', '5.5', '6', '6.5', '7'])
      const [listening, reading, writing, speaking] = [score(), score(), score(), score()]
      return {
        text: `Dear ${$(who)},

Your IELTS General Training results for the test taken on ${$(longDay(tested, 'en-GB'))} are:

Listening: ${$(listening)} | Reading: ${$(reading)} | Writing: ${$(writing)} | Speaking: ${$(speaking)} | Overall: 6

Your Test Report Form will be posted within 13 days.`,
        fields: {
          test: 'IELTS General Training',
          person: who,
          testedOn: tested,
          listening,
          reading,
          writing,
          speaking,
        },
        verdicts: { 'Is a result of an accepted': 'met' },
      }
    },
  },
  {
    name: 'articles of Ontario with boxes',
    kind: 'incorporation',
    language: 'en',
    fill: ({ draw }) => {
      const made = draw.day('2019-01-01', '2025-10-31')
      const number = draw.digits(10)
      const company = draw.pick(['WILLOWBANK AI INC.', 'STARLING HYDROGEN LTD.'])
      return {
        text: `Ministry of Public and Business Service Delivery
Certificate of Incorporation
Business Corporations Act

${$(company)}
Corporation Name / Dénomination sociale

${$(number)}
Ontario Corporation Number / Numéro de société de l'Ontario

This is to certify that these articles are effective on / La présente vise à attester que ces statuts entreront en vigueur le

${$(longDay(made, 'en-US'))}

Director
Business Corporations Act`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: 'Ontario' },
        verdicts: { 'Is incorporated in Canada': 'met' },
      }
    },
  },
  {
    name: 'medical receipt in sentences',
    kind: 'medical',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [who, doctor] = some(2).map(fullName)
      const examined = draw.day('2025-01-01', '2025-11-10')
      const number = draw.digits(8)
      return {
        text: `Lakeside Travel Clinic

Confirmation of Immigration Medical Examination

We confirm that ${$(who ?? '')} was examined on ${$(longDay(examined, 'en-CA'))} by Dr. ${doctor}, panel physician, for the purposes of an
application to Canada. IME number: ${$(number)}. The results were sent electronically.`,
        fields: { person: who ?? '', reference: number, examinedOn: examined },
        verdicts: { 'Is less than 12 months old': 'met' },
      }
    },
  },
]
