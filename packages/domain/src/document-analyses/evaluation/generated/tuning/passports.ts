import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { bilingualDay, capitalDay, dottedDay, longDay, machineLines, slashedDay } from '../written.ts'
import { type FormStyle, formStyles } from './render-form.ts'

const holds = 'Has not expired'
const zone = 'Agrees with its machine-readable lines'

type Labels = Record<'title' | 'number' | 'family' | 'given' | 'birth' | 'issued' | 'expires', string>

const languages: readonly (readonly [Family['language'], Labels, (day: string) => string])[] = [
  [
    'en',
    {
      title: 'PASSPORT',
      number: 'Passport number',
      family: 'Surname',
      given: 'Given names',
      birth: 'Date of birth',
      issued: 'Date of issue',
      expires: 'Date of expiry',
    },
    capitalDay,
  ],
  [
    'fr',
    {
      title: 'PASSEPORT / PASSPORT',
      number: 'No de passeport / Passport No.',
      family: 'Nom / Surname',
      given: 'Prénoms / Given names',
      birth: 'Date de naissance / Date of birth',
      issued: 'Date de délivrance / Date of issue',
      expires: "Date d'expiration / Date of expiry",
    },
    bilingualDay,
  ],
  [
    'de',
    {
      title: 'REISEPASS',
      number: 'Passnummer',
      family: 'Nachname',
      given: 'Vorname',
      birth: 'Geburtstag',
      issued: 'Datum der Ausstellung',
      expires: 'Gültig bis',
    },
    dottedDay,
  ],
  [
    'es',
    {
      title: 'PASAPORTE',
      number: 'Número de pasaporte',
      family: 'Apellidos',
      given: 'Nombres',
      birth: 'Fecha de nacimiento',
      issued: 'Fecha de emisión',
      expires: 'Fecha de vencimiento',
    },
    slashedDay,
  ],
  [
    'pt',
    {
      title: 'PASSAPORTE',
      number: 'Número do passaporte',
      family: 'Apelido',
      given: 'Nomes próprios',
      birth: 'Data de nascimento',
      issued: 'Data de emissão',
      expires: 'Data de validade',
    },
    (day) => longDay(day, 'pt-PT'),
  ],
  [
    'ar',
    {
      title: 'جواز سفر',
      number: 'رقم جواز السفر',
      family: 'اسم العائلة',
      given: 'الاسم الشخصي',
      birth: 'تاريخ الميلاد',
      issued: 'تاريخ الإصدار',
      expires: 'تاريخ الانتهاء',
    },
    slashedDay,
  ],
]
const styles: readonly FormStyle[] = ['colons', 'stacked', 'columns', 'pairs', 'spacedColons', 'bars']

export const tuningPassports: readonly Family[] = [
  ...languages.map(([language, labels, write], index): Family => {
    const style = styles[index % styles.length] ?? 'colons'
    return {
      name: `passport form in ${language}, ${style}`,
      kind: 'passport',
      language,
      fill: ({ draw, person }) => {
        const { given, family } = person()
        const number = `${draw.pick(['K', 'P', 'Z'])}${draw.digits(7)}`
        const isExpired = draw.share() < 0.3
        const [birth, issued] = [draw.day('1965-01-01', '2004-01-01'), draw.day('2013-01-01', '2015-01-01')]
        const expires = isExpired
          ? draw.day('2021-01-01', '2025-11-01')
          : draw.day('2026-08-01', '2033-01-01')
        return {
          text: `${labels.title}\n${formStyles[style]([
            [labels.number, number],
            [labels.family, family],
            [labels.given, given],
            [labels.birth, write(birth)],
            [labels.issued, write(issued)],
            [labels.expires, write(expires)],
          ])}`,
          fields: {
            documentNumber: number,
            person: `${given} ${family}`,
            dateOfBirth: birth,
            issuedOn: issued,
            expiresOn: expires,
          },
          verdicts: { [holds]: isExpired ? 'not_met' : 'met' },
        }
      },
    }
  }),
  {
    name: 'passport of which only the machine-readable lines can be read',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = person()
      const number = `M${draw.digits(8)}`
      const [birth, expires] = [draw.day('1965-01-01', '2004-01-01'), draw.day('2026-08-01', '2033-01-01')]
      const lines = machineLines({
        country: 'UTO',
        given: 'Amina Rose',
        family: 'Osei',
        number,
        birth,
        expiry: expires,
        sex: 'F',
      })
      return {
        text: `.. ~ ${who.family.length}\n${$(lines)}\n`,
        fields: {
          person: 'AMINA ROSE OSEI',
          documentNumber: number,
          dateOfBirth: birth,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'passport with machine-readable lines, days between slashes',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = person()
      const [given, family] = [who.given.toUpperCase(), who.family.toUpperCase()]
      const number = `R${draw.digits(8)}`
      const [birth, issued] = [draw.day('1965-01-01', '2004-01-01'), draw.day('2019-01-01', '2024-01-01')]
      const expires = draw.day('2026-08-01', '2033-01-01')
      return {
        text: `PASSPORT  Republic of Utopia
Type P  Code UTO  Passport No ${$(number)}
Name ${$(`${given} ${family}`)}
Date of Birth ${$(slashedDay(birth))}  Sex F
Date of Issue ${$(slashedDay(issued))}  Date of Expiry ${$(slashedDay(expires))}
${$(machineLines({ country: 'UTO', given, family, number, birth, expiry: expires, sex: 'F' }))}`,
        fields: {
          person: `${given} ${family}`,
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met', [zone]: 'met' },
      }
    },
  },
  {
    name: 'letter of a consulate about a passport',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const number = `V${draw.digits(7)}`
      const [birth, expires] = [draw.day('1965-01-01', '2004-01-01'), draw.day('2027-01-01', '2033-01-01')]
      return {
        text: `We confirm that ${$(who)}, born ${$(longDay(birth, 'en-US'))}, holds passport no. ${$(number)}, which expires on ${$(longDay(expires, 'en-US'))}.`,
        fields: { person: who, documentNumber: number, dateOfBirth: birth, expiresOn: expires },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'passport copy that is a blur',
    kind: 'passport',
    language: 'en',
    fill: ({ draw }) => ({
      text: `PASSPORT\nS..n..e  /,\n${draw.digits(3)} ;; ~\nD te o  ex .. y\n`,
      fields: {},
      verdicts: { [holds]: 'could_not_tell', 'Carries its number': 'could_not_tell' },
    }),
  },
]
