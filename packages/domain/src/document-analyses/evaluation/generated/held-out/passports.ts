import { $, type Family } from '../family.ts'
import { fullName, type GeneratedPerson } from '../people.ts'
import type { Draw } from '../random.ts'
import { bilingualDay, dottedDay, longDay, machineLines, slashedDay, spacedDay } from '../written.ts'

const holds = 'Has not expired'
const zone = 'Agrees with its machine-readable lines'

function drawPassport(draw: Draw, prefix: string) {
  const isExpired = draw.share() < 0.3
  return {
    number: `${prefix}${draw.digits(9 - prefix.length)}`,
    birth: draw.day('1968-01-01', '2003-12-31'),
    issued: isExpired ? draw.day('2012-01-01', '2015-06-30') : draw.day('2018-01-01', '2025-08-31'),
    expires: isExpired ? draw.day('2022-01-01', '2025-10-31') : draw.day('2027-01-01', '2034-12-31'),
    sex: draw.pick(['M', 'F'] as const),
    verdict: isExpired ? ('not_met' as const) : ('met' as const),
  }
}

const upper = ({ given, family }: GeneratedPerson) => ({
  given: given.toUpperCase(),
  family: family.toUpperCase(),
})

/** Written before the rules, from what such pages look like, and not looked at while rules were written. */
export const heldOutPassports: readonly Family[] = [
  {
    name: 'page in two languages, labels over values in columns',
    kind: 'passport',
    language: 'fr',
    fill: ({ draw, person }) => {
      const who = upper(person())
      const { number, birth, issued, expires, sex, verdict } = drawPassport(draw, 'GA')
      return {
        text: `CANADA
PASSPORT
PASSEPORT
Type/Type    Issuing Country/Pays émetteur    Passport No./N° de passeport
P            CAN                              ${$(number)}
Surname/Nom
${$(who.family)}
Given names/Prénoms
${$(who.given)}
Nationality/Nationalité
CANADIAN/CANADIENNE
Date of birth/Date de naissance
${$(bilingualDay(birth, ' /'))}
Sex/Sexe    Place of birth/Lieu de naissance
${sex}           OTTAWA CAN
Date of issue/Date de délivrance
${$(bilingualDay(issued, ' /'))}
Date of expiry/Date d'expiration
${$(bilingualDay(expires, ' /'))}
Issuing Authority/Autorité de délivrance
GATINEAU
${$(machineLines({ country: 'CAN', ...who, number, birth, expiry: expires, sex }))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict, [zone]: 'met' },
      }
    },
  },
  {
    name: 'German page with numbered labels in three languages',
    kind: 'passport',
    language: 'de',
    fill: ({ draw, person }) => {
      const who = upper(person())
      const { number, birth, issued, expires, sex, verdict } = drawPassport(draw, 'C01')
      return {
        text: `BUNDESREPUBLIK DEUTSCHLAND    REISEPASS / PASSPORT / PASSEPORT
Typ/Type/Type  Kode/Code/Code  Pass-Nr./Passport No./Passeport No.
P              D               ${$(number)}
1. Name/Surname/Nom
${$(who.family)}
2. Vornamen/Given names/Prénoms
${$(who.given)}
3. Staatsangehörigkeit/Nationality/Nationalité
DEUTSCH
4. Geburtsdatum/Date of birth/Date de naissance
${$(dottedDay(birth))}
5. Geschlecht/Sex/Sexe  6. Geburtsort/Place of birth/Lieu de naissance
${sex}                        HAMBURG
7. Ausstellungsdatum/Date of issue/Date de délivrance
${$(dottedDay(issued))}
8. Gültig bis/Date of expiry/Date d'expiration
${$(dottedDay(expires))}
9. Behörde/Authority/Autorité
LANDESHAUPTSTADT KIEL`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict },
      }
    },
  },
  {
    name: 'Portuguese labels with English ones, figures between slashes',
    kind: 'passport',
    language: 'pt',
    fill: ({ draw, person }) => {
      const who = upper(person())
      const { number, birth, issued, expires, sex, verdict } = drawPassport(draw, 'FX')
      return {
        text: `REPÚBLICA FEDERATIVA DO BRASIL
PASSAPORTE / PASSPORT
TIPO / TYPE: P   PAÍS EMISSOR / ISSUING COUNTRY: BRA   PASSAPORTE Nº / PASSPORT No.: ${$(number)}
SOBRENOME / SURNAME: ${$(who.family)}
NOME / GIVEN NAMES: ${$(who.given)}
NACIONALIDADE / NATIONALITY: BRASILEIRO(A)
DATA DE NASCIMENTO / DATE OF BIRTH: ${$(slashedDay(birth))}   SEXO / SEX: ${sex}
NATURALIDADE / PLACE OF BIRTH: CAMPINAS - SP
DATA DE EXPEDIÇÃO / DATE OF ISSUE: ${$(slashedDay(issued))}
VÁLIDO ATÉ / DATE OF EXPIRY: ${$(slashedDay(expires))}
AUTORIDADE / AUTHORITY: DPF/SP
${$(machineLines({ country: 'BRA', ...who, number, birth, expiry: expires, sex }))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict, [zone]: 'met' },
      }
    },
  },
  {
    name: 'Spanish page, days with spaces, no machine-readable lines',
    kind: 'passport',
    language: 'es',
    fill: ({ draw, person }) => {
      const who = upper(person())
      const { number, birth, issued, expires, verdict } = drawPassport(draw, 'PAC')
      return {
        text: `ESPAÑA
PASAPORTE
Pasaporte No: ${$(number)}
Apellidos
${$(who.family)}
Nombre
${$(who.given)}
Nacionalidad: ESPAÑOLA
Fecha de nacimiento
${$(spacedDay(birth))}
Lugar de nacimiento: VALENCIA
Fecha de expedición
${$(spacedDay(issued))}
Fecha de caducidad
${$(spacedDay(expires))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict },
      }
    },
  },
  {
    name: 'Arabic and English labels around the value',
    kind: 'passport',
    language: 'ar',
    fill: ({ draw, person }) => {
      const who = upper(person())
      const { number, birth, issued, expires, sex, verdict } = drawPassport(draw, 'N')
      return {
        text: `جواز سفر PASSPORT
رقم الجواز / Passport No.
${$(number)}
الاسم / Given names
${$(who.given)}
اللقب / Surname
${$(who.family)}
تاريخ الميلاد / Date of birth
${$(slashedDay(birth))}
تاريخ الإصدار / Date of issue
${$(slashedDay(issued))}
تاريخ الانتهاء / Date of expiry
${$(slashedDay(expires))}
${$(machineLines({ country: 'JOR', ...who, number, birth, expiry: expires, sex }))}`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict, [zone]: 'met' },
      }
    },
  },
  {
    name: 'certified translation in sentences',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = person()
      const { number, birth, issued, expires, verdict } = drawPassport(draw, 'AB')
      return {
        text: `Certified translation of a passport data page

Passport number ${$(number)}, issued on ${$(longDay(issued, 'en-GB'))} and valid until ${$(longDay(expires, 'en-GB'))}.
Family name: ${$(who.family)}. First name: ${$(who.given)}. Born on ${$(longDay(birth, 'en-GB'))} in Kharkiv.

I, the undersigned sworn translator Helen Ashworth, certify that this translation is true to the original.`,
        fields: {
          person: fullName(who),
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: verdict },
      }
    },
  },
  {
    name: 'scan of which only scraps can be read',
    kind: 'passport',
    language: 'en',
    fill: ({ draw }) => ({
      text: `${draw.pick(['PASSPORT', 'PASSPORT / PASSEPORT', 'REISEPASS PASSPORT'])}
~ S rn ,me / N m
|| ~~ ${draw.digits(2)} . -
Dte f xpiy
.. ${draw.pick(['/ 2', '1_', '3 -'])}
P<<< ~ < <`,
      fields: {},
      verdicts: { [holds]: 'could_not_tell', 'Names its holder': 'could_not_tell' },
    }),
  },
]
