import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { dottedDay, longDay, slashedDay, writtenAmount } from '../written.ts'
import { type FormStyle, formStyles } from './render-form.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'

type Labels = Record<'title' | 'holder' | 'number' | 'date' | 'balance' | 'average', string>
type Form = {
  readonly language: Family['language']
  readonly style: FormStyle
  readonly labels: Labels
  readonly day: (day: string) => string
  readonly money: (amount: number) => string
  readonly currency: string
}

const forms: readonly Form[] = [
  {
    language: 'en',
    style: 'stacked',
    labels: {
      title: 'Proof of funds\nBorealis Savings Bank',
      holder: 'Account holder',
      number: 'Account number',
      date: 'Date',
      balance: 'Current balance',
      average: 'Six-month average balance',
    },
    day: (day) => longDay(day, 'en-CA'),
    money: (amount) => `$${writtenAmount(amount, ',', '.')} CAD`,
    currency: 'CAD',
  },
  {
    language: 'fr',
    style: 'spacedColons',
    labels: {
      title: 'Lettre bancaire\nBanque du Fjord',
      holder: 'Titulaire du compte',
      number: 'Numéro de compte',
      date: 'Date',
      balance: 'Solde actuel',
      average: 'Solde moyen des six derniers mois',
    },
    day: (day) => longDay(day, 'fr-CA'),
    money: (amount) => `${writtenAmount(amount, ' ', ',')} $ CAD`,
    currency: 'CAD',
  },
  {
    language: 'de',
    style: 'columns',
    labels: {
      title: 'Bankbestätigung\nVolksbank Auental',
      holder: 'Kontoinhaber',
      number: 'Kontonummer',
      date: 'Datum',
      balance: 'Kontostand',
      average: 'Durchschnittssaldo der letzten sechs Monate',
    },
    day: dottedDay,
    money: (amount) => `EUR ${writtenAmount(amount, '.', ',')}`,
    currency: 'EUR',
  },
  {
    language: 'es',
    style: 'colons',
    labels: {
      title: 'Constancia bancaria\nBanco del Valle',
      holder: 'Titular de la cuenta',
      number: 'Número de cuenta',
      date: 'Fecha',
      balance: 'Saldo actual',
      average: 'Saldo promedio de los últimos seis meses',
    },
    day: slashedDay,
    money: (amount) => `USD ${writtenAmount(amount, ',', '.')}`,
    currency: 'USD',
  },
  {
    language: 'pt',
    style: 'stacked',
    labels: {
      title: 'Declaração bancária\nBanco do Mondego',
      holder: 'Titular',
      number: 'Número da conta',
      date: 'Data',
      balance: 'Saldo atual',
      average: 'Saldo médio dos últimos seis meses',
    },
    day: (day) => longDay(day, 'pt-PT'),
    money: (amount) => `${writtenAmount(amount, '.', ',')} €`,
    currency: 'EUR',
  },
  {
    language: 'ar',
    style: 'colons',
    labels: {
      title: 'كشف حساب بنكي',
      holder: 'صاحب الحساب',
      number: 'رقم الحساب',
      date: 'التاريخ',
      balance: 'الرصيد',
      average: 'متوسط الرصيد لستة أشهر',
    },
    day: slashedDay,
    money: (amount) => `${writtenAmount(amount, ',', '.')} EUR`,
    currency: 'EUR',
  },
]

export const tuningBankLetters: readonly Family[] = [
  ...forms.map(
    ({ language, style, labels, day, money, currency }): Family => ({
      name: `bank form in ${language}, ${style}`,
      kind: 'bank_letter',
      language,
      fill: ({ draw, person }) => {
        const who = fullName(person())
        const issued = draw.day('2025-05-13', '2025-11-15')
        const [balance, mean] = [draw.int(9_000, 80_000) + 0.25, draw.int(9_000, 80_000)]
        return {
          text: `${labels.title}\n${formStyles[style]([
            [labels.date, day(issued)],
            [labels.holder, who],
            [labels.number, draw.digits(9)],
            [labels.balance, money(balance)],
            [labels.average, money(mean)],
          ])}`,
          fields: {
            person: who,
            issuedOn: issued,
            balance: `${currency} ${balance}`,
            averageBalance: `${currency} ${mean}`,
          },
          verdicts: {
            [funds]: currency !== 'CAD' ? 'partially_met' : balance >= 13_757 ? 'met' : 'not_met',
            [average]: 'met',
          },
          familySize: 1,
        }
      },
    }),
  ),
  {
    name: 'English letter that says it in sentences',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-05-13', '2025-11-15')
      const [balance, mean] = [draw.int(9_000, 80_000), draw.int(9_000, 80_000)]
      return {
        text: `Northwater Bank\n${$(longDay(issued, 'en-US'))}\n\nTo whom it may concern:\n\nPlease accept this letter as confirmation that ${$(who)} maintains a savings account with our bank, account number ${draw.digits(8)}, opened on March 3, 2019. As of today the account has a balance of ${$(`CAD $${writtenAmount(balance, ',', '.')}`)}; over the past six months the balance averaged ${$(`CAD $${writtenAmount(mean, ',', '.')}`)}. There is an outstanding car loan of CAD $18,400.00.\n\nRegards,\nColleen Baptiste, Manager`,
        fields: { person: who, issuedOn: issued, balance: `CAD ${balance}`, averageBalance: `CAD ${mean}` },
        verdicts: { [funds]: balance >= 13_757 ? 'met' : 'not_met', [average]: 'met' },
        familySize: 1,
      }
    },
  },
  {
    name: 'German letter that says it in sentences',
    kind: 'bank_letter',
    language: 'de',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-05-13', '2025-11-15')
      const balance = draw.int(9_000, 80_000)
      return {
        text: `Hanse Kreditbank AG\nBremen, ${$(dottedDay(issued))}\n\nBestätigung\n\nHiermit bestätigen wir, dass ${draw.pick(['Herr', 'Frau'])} ${$(who)} bei uns das Konto Nr. ${draw.digits(9)} führt. Das Guthaben beträgt heute ${$(`${writtenAmount(balance, '.', ',')} Euro`)}. Kredite bestehen nicht.`,
        fields: { person: who, issuedOn: issued, balance: `EUR ${balance}` },
        verdicts: { [funds]: 'partially_met', [average]: 'not_met' },
      }
    },
  },
  {
    name: 'statement with accounts in rows and a total',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const issued = draw.day('2025-05-13', '2025-11-15')
      const [first, second] = [draw.int(5_000, 30_000), draw.int(5_000, 30_000)]
      return {
        text: `FRONTIER TRUST BANK\nStatement date: ${$(issued)}\nClient: ${$(who)}\n\n| Account no. | Type | Balance |\n| ${draw.digits(7)} | Chequing | $${writtenAmount(first, ',', '.')} CAD |\n| ${draw.digits(7)} | Savings | $${writtenAmount(second, ',', '.')} CAD |\n| Total balance | | ${$(`$${writtenAmount(first + second, ',', '.')} CAD`)} |`,
        fields: { person: who, issuedOn: issued, balance: `CAD ${first + second}` },
        verdicts: { [funds]: first + second >= 21_055 ? 'met' : 'not_met' },
        familySize: 3,
      }
    },
  },
]
