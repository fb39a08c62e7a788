import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { dottedDay, longDay, slashedDay, writtenAmount } from '../written.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'

export const heldOutBankLetters: readonly Family[] = [
  {
    name: 'English sentence and a table of accounts',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const [first, second] = [draw.int(6_000, 30_000), draw.int(4_000, 30_000)]
      const [firstMean, secondMean] = [draw.int(5_000, 28_000), draw.int(3_000, 28_000)]
      const money = (amount: number) => $(`CAD ${writtenAmount(amount, ',', '.')}`)
      return {
        text: `Prairie Heritage Credit Union
1250 Portage Avenue, Winnipeg MB

${$(longDay(issued, 'en-CA'))}

TO WHOM IT MAY CONCERN

This letter is to confirm that ${$(who)} has been a client of our institution since 2016 and holds the following accounts:

Account             Opened        Balance           Average balance (last 6 months)
Chequing ${draw.digits(7)}    12 Mar 2016   ${money(first)}     ${money(firstMean)}
Savings ${draw.digits(7)}     04 Jul 2018   ${money(second)}     ${money(secondMean)}

There are no outstanding debts or loans with us. A credit card with a limit of CAD 12,000.00 is held.

Sincerely,
Derek Holloway
Branch Manager`,
        fields: {
          person: who,
          issuedOn: issued,
          balance: `CAD ${first + second}`,
          averageBalance: `CAD ${firstMean + secondMean}`,
        },
        verdicts: { [funds]: first + second >= 25_564 ? 'met' : 'not_met', [average]: 'met' },
        familySize: 4,
      }
    },
  },
  {
    name: 'German confirmation with labels and dotted days',
    kind: 'bank_letter',
    language: 'de',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(10_000, 90_000) + 0.35
      const mean = draw.int(10_000, 90_000)
      return {
        text: `Sparkasse Nordheide
Saldenbestätigung

Datum: ${$(dottedDay(issued))}

Kontoinhaber
Vorname: ${$(given)}
Nachname: ${$(family)}
Kontonummer: ${draw.digits(10)}
IBAN: DE${draw.digits(20)}
Kontoeröffnung: 01.02.2014
Aktueller Kontostand: ${$(`${writtenAmount(balance, '.', ',')} EUR`)}
Durchschnittlicher Kontostand der letzten 6 Monate: ${$(`${writtenAmount(mean, '.', ',')} EUR`)}
Dispositionskredit: 5.000,00 EUR

Mit freundlichen Grüßen
i. A. Petra Neumann`,
        fields: {
          person: `${given} ${family}`,
          issuedOn: issued,
          balance: `EUR ${balance}`,
          averageBalance: `EUR ${mean}`,
        },
        verdicts: { [funds]: 'partially_met', [average]: 'met' },
      }
    },
  },
  {
    name: 'French certificate in one sentence',
    kind: 'bank_letter',
    language: 'fr',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(14_000, 60_000) + 0.5
      const mean = draw.int(14_000, 60_000)
      const money = (amount: number) => $(`${writtenAmount(amount, ' ', ',')} $ CA`)
      return {
        text: `CAISSE POPULAIRE DES LAURENTIDES

Fait à Saint-Jérôme, le ${$(longDay(issued, 'fr-CA'))}

Objet : Attestation de fonds

Nous soussignés certifions que ${draw.pick(['M.', 'Mme'])} ${$(who)} est client de notre établissement depuis 2011 et que
son compte n° ${draw.digits(9)} présente à ce jour un solde créditeur de ${money(balance)}. Au cours des six derniers mois,
le solde moyen s'est élevé à ${money(mean)}. Aucun prêt n'est en cours.

La directrice, Lucie Bergeron`,
        fields: {
          person: who,
          issuedOn: issued,
          balance: `CAD ${balance}`,
          averageBalance: `CAD ${mean}`,
        },
        verdicts: { [funds]: balance >= 13_757 ? 'met' : 'not_met', [average]: 'met' },
        familySize: 1,
      }
    },
  },
  {
    name: 'Spanish certificate in sentences',
    kind: 'bank_letter',
    language: 'es',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(14_000, 60_000) + 0.75
      const mean = draw.int(14_000, 60_000)
      const money = (amount: number) => $(`${writtenAmount(amount, '.', ',')} €`)
      return {
        text: `BANCO LITORAL, S.A.
CERTIFICADO DE SALDO

Certificamos que ${draw.pick(['D.', 'Don', 'Doña', 'D.ª'])} ${$(who)} es titular de la cuenta corriente número
${draw.digits(12)} abierta en esta entidad el 3 de mayo de 2015, cuyo saldo disponible a fecha de hoy
asciende a ${money(balance)}. El saldo medio de los últimos seis meses es de ${money(mean)}.

Y para que conste, se expide el presente certificado en Sevilla, a ${$(longDay(issued, 'es-ES'))}.`,
        fields: {
          person: who,
          issuedOn: issued,
          balance: `EUR ${balance}`,
          averageBalance: `EUR ${mean}`,
        },
        verdicts: { [funds]: 'partially_met', [average]: 'met' },
      }
    },
  },
  {
    name: 'English labels over values, days between slashes',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      // A day above 12 stands somewhere in the letter: the order of day and month is to be learnt from it.
      const issued = `2025-${draw.pick(['03', '06', '09', '10'])}-${draw.pick(['04', '05', '07', '11'])}`
      const balance = draw.int(9_000, 60_000)
      const mean = draw.int(9_000, 60_000)
      return {
        text: `ISLAND COMMERCIAL BANK PLC          BALANCE CERTIFICATE
DATE OF ISSUE
${$(slashedDay(issued))}
CUSTOMER
${$(who)}
ACCOUNT NO.
${draw.digits(10)}
DATE OPENED
${draw.int(13, 28)}/02/2017
LEDGER BALANCE
${$(`C$ ${writtenAmount(balance, ',', '.')}`)}
AVERAGE BALANCE FOR SIX MONTHS
${$(`C$ ${writtenAmount(mean, ',', '.')}`)}
OVERDRAFT LIMIT
C$ 2,500.00
This certificate is issued at the request of the customer without liability on the part of the bank.`,
        fields: { person: who, issuedOn: issued, balance: `CAD ${balance}`, averageBalance: `CAD ${mean}` },
        verdicts: { [funds]: balance >= 17_127 ? 'met' : 'not_met', [average]: 'met' },
        familySize: 2,
      }
    },
  },
  {
    name: 'Portuguese declaration',
    kind: 'bank_letter',
    language: 'pt',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(20_000, 300_000) + 0.1
      return {
        text: `BANCO ATLÂNTICO SUL S.A.
DECLARAÇÃO

Declaramos, para os devidos fins, que ${$(who)} é titular da conta corrente nº ${draw.digits(8)}, agência 0455,
aberta em 15/08/2012, apresentando nesta data saldo de ${$(`R$ ${writtenAmount(balance, '.', ',')}`)}.

Recife, ${$(longDay(issued, 'pt-BR'))}.

Carlos Menezes
Gerente Geral`,
        fields: { person: who, issuedOn: issued, balance: `BRL ${Math.round(balance * 100) / 100}` },
        verdicts: { [funds]: 'partially_met', [average]: 'not_met' },
      }
    },
  },
  {
    name: 'Arabic labels',
    kind: 'bank_letter',
    language: 'ar',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(20_000, 300_000)
      return {
        text: `بنك الخليج الوطني
شهادة رصيد
التاريخ: ${$(longDay(issued, 'ar-EG'))}
اسم صاحب الحساب: ${$(who)}
رقم الحساب: ${draw.digits(12)}
الرصيد الحالي: ${$(`AED ${writtenAmount(balance, ',', '.')}`)}
متوسط الرصيد خلال ستة أشهر: ${$(`AED ${writtenAmount(balance - 900, ',', '.')}`)}`,
        fields: {
          person: who,
          issuedOn: issued,
          balance: `AED ${balance}`,
          averageBalance: `AED ${balance - 900}`,
        },
        verdicts: { [funds]: 'partially_met', [average]: 'met' },
      }
    },
  },
]
