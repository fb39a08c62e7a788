import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { dottedDay, longDay, slashedDay } from '../written.ts'
import { type FormStyle, formStyles } from './render-form.ts'

const clean = 'Says that no record was found'

type Form = {
  readonly language: Family['language']
  readonly style: FormStyle
  readonly title: string
  readonly labels: Record<'family' | 'given' | 'birth' | 'issued', string>
  readonly results: readonly string[]
  readonly day: (day: string) => string
}

const forms: readonly Form[] = [
  {
    language: 'en',
    style: 'colons',
    title: 'POLICE CLEARANCE CERTIFICATE',
    labels: { family: 'Last name', given: 'First name', birth: 'Date of birth', issued: 'Date issued' },
    results: [
      'This person has no criminal record.',
      'No convictions are recorded against the above-named person.',
      'A search of our records has revealed no adverse information.',
    ],
    day: (day) => longDay(day, 'en-GB'),
  },
  {
    language: 'fr',
    style: 'spacedColons',
    title: 'EXTRAIT DU CASIER JUDICIAIRE',
    labels: { family: 'Nom', given: 'Prénoms', birth: 'Date de naissance', issued: 'Délivré le' },
    results: [
      'Condamnations : néant.',
      "Aucune condamnation n'est inscrite.",
      "N'a pas d'antécédents judiciaires.",
    ],
    day: (day) => longDay(day, 'fr-FR'),
  },
  {
    language: 'de',
    style: 'stacked',
    title: 'FÜHRUNGSZEUGNIS',
    labels: { family: 'Familienname', given: 'Vornamen', birth: 'Geburtsdatum', issued: 'Ausstellungsdatum' },
    results: ['Im Register ist keine Eintragung vorhanden.', 'Keine Eintragungen'],
    day: dottedDay,
  },
  {
    language: 'es',
    style: 'columns',
    title: 'CERTIFICADO DE ANTECEDENTES POLICIALES',
    labels: { family: 'Apellidos', given: 'Nombres', birth: 'Nacido el', issued: 'Expedido el' },
    results: ['No registra antecedentes.', 'Carece de antecedentes penales.'],
    day: (day) => longDay(day, 'es-ES'),
  },
  {
    language: 'pt',
    style: 'colons',
    title: 'CERTIFICADO DE REGISTO CRIMINAL',
    labels: { family: 'Apelidos', given: 'Nomes', birth: 'Nascido em', issued: 'Emitido em' },
    results: ['Nada consta.', 'Não possui antecedentes criminais.'],
    day: slashedDay,
  },
  {
    language: 'ar',
    style: 'stacked',
    title: 'صحيفة الحالة الجنائية',
    labels: { family: 'اللقب', given: 'الاسم الأول', birth: 'تاريخ الميلاد', issued: 'تاريخ الإصدار' },
    results: ['لا توجد أحكام مسجلة', 'غير محكوم عليه'],
    day: slashedDay,
  },
]

export const tuningPoliceCertificates: readonly Family[] = [
  ...forms.map(
    ({ language, style, title, labels, results, day }): Family => ({
      name: `police form in ${language}, ${style}`,
      kind: 'police_certificate',
      language,
      fill: ({ draw, person }) => {
        const { given, family } = person()
        const [birth, issued] = [draw.day('1965-01-14', '2004-01-01'), draw.day('2024-01-01', '2025-11-15')]
        return {
          text: `${title}\n${formStyles[style]([
            [labels.family, family],
            [labels.given, given],
            [labels.birth, day(birth)],
          ])}\n\n${draw.pick(results)}\n\n${formStyles[style]([[labels.issued, day(issued)]])}`,
          fields: { person: `${given} ${family}`, dateOfBirth: birth, issuedOn: issued },
          verdicts: {
            [clean]: 'met',
            'Was issued within 6 months': issued >= '2025-05-21' ? 'met' : 'partially_met',
          },
        }
      },
    }),
  ),
  {
    name: 'English letter with a conviction',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      return {
        text: `Criminal Record Check\n${$(longDay(issued, 'en-GB'))}\n\nName: ${$(who)}\n\n${draw.pick([
          'The following convictions are recorded:\nFraud, 3 June 2014',
          'The person named above was convicted of fraud in 2014.',
          'One entry is recorded: fraud, sentenced in 2014.',
        ])}`,
        fields: { person: who, issuedOn: issued },
        verdicts: { [clean]: 'not_met' },
      }
    },
  },
  {
    name: 'police certificate without its result',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      return {
        text: `POLICE CERTIFICATE\nName: ${$(who)}\nDate of issue: ${$(longDay(issued, 'en-GB'))}\nResult: ~ .. ${draw.digits(1)} ;`,
        fields: { person: who, issuedOn: issued },
        verdicts: { [clean]: 'could_not_tell' },
      }
    },
  },
]
