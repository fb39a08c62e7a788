import type { LabelledDocument } from '../../labelled-document.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'
const holder = 'Names the account holder'
const dated = 'Carries its date'

export const bankLetters: readonly LabelledDocument[] = [
  {
    name: 'A Canadian bank, holder in a sentence and a table of two accounts',
    kind: 'bank_letter',
    text: `ROYAL LAURENTIAN BANK
Branch 0418 – Sherbrooke & Peel

October 28, 2025

RE: CONFIRMATION OF ACCOUNTS

Dear Sir or Madam,

Please accept this letter as confirmation that Ms. Oluwaseun Adebayo-King has been a client of our branch since March 2022 and holds the following accounts:

Account type     Account number    Opened         Current balance   6-month average
Chequing         0418-5529014      14 Mar 2022    $8,412.16 CAD     $7,950.00 CAD
Savings          0418-7731120      02 May 2022    $24,300.00 CAD    $22,118.40 CAD
Total                                             $32,712.16 CAD    $30,068.40 CAD

There are no loans or liens against these accounts.

Sincerely,
Gordon Petrakis
Client Advisor`,
    fields: {
      person: 'Oluwaseun Adebayo-King',
      issuedOn: '2025-10-28',
      balance: 'CAD 32712.16',
      averageBalance: 'CAD 30068.4',
    },
    verdicts: { [funds]: 'met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
    familySize: 3,
  },
  {
    name: 'A British bank, balance as at a day',
    kind: 'bank_letter',
    text: `Thornbury & Wells Bank plc
PO Box 77, Bristol BS1 4RN

Mr Imran Chaudhry
14 Lacey Road
Leicester

Our ref: TW/LEI/22871
6 November 2025

Dear Mr Chaudhry

Account number 61402288, sort code 40-22-17

As you asked, we confirm that the cleared balance of the above account stood at £19,840.55 at close of business on 5 November 2025.
The average balance over the past six months was £18,002.10.

Yours sincerely
Fiona Tredwell
Customer Services`,
    fields: {
      person: 'Imran Chaudhry',
      issuedOn: '2025-11-06',
      balance: 'GBP 19840.55',
      averageBalance: 'GBP 18002.1',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A French bank, attestation in prose',
    kind: 'bank_letter',
    text: `CAISSE DU RHÔNE
Agence Lyon Bellecour

ATTESTATION DE SOLDE

Nous soussignés, Caisse du Rhône, attestons que Madame Aïssatou Camara est titulaire dans nos livres du compte n° 00041 772390 18 ouvert le 3 février 2018, dont le solde créditeur s'élève à ce jour à 23 415,80 €.
Le solde moyen de ce compte au cours des six derniers mois ressort à 21 900,00 €.

Attestation établie à la demande de l'intéressée pour servir et valoir ce que de droit.

Fait à Lyon, le 4 novembre 2025
Le directeur d'agence`,
    fields: {
      person: 'Aïssatou Camara',
      issuedOn: '2025-11-04',
      balance: 'EUR 23415.8',
      averageBalance: 'EUR 21900',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A German savings bank',
    kind: 'bank_letter',
    text: `Sparkasse Oberes Tal
Saldenbestätigung

Sehr geehrte Damen und Herren,

hiermit bestätigen wir, dass Herr Matthias Vogelsang bei uns folgendes Konto unterhält:

Kontonummer: 20 114 882
Kontoinhaber: Matthias Vogelsang
Kontostand per 31.10.2025: 28.750,40 EUR
Durchschnittlicher Kontostand der letzten sechs Monate: 27.100,00 EUR

Ort, Datum: Kempten, 03.11.2025`,
    fields: {
      person: 'Matthias Vogelsang',
      issuedOn: '2025-11-03',
      balance: 'EUR 28750.4',
      averageBalance: 'EUR 27100',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A Mexican bank',
    kind: 'bank_letter',
    text: `BANCO DEL ALTIPLANO, S.A.
Ciudad de México, a 30 de octubre de 2025

A QUIEN CORRESPONDA:

Por medio de la presente hacemos constar que la C. Ximena Arriaga Beltrán es titular de la cuenta de ahorro número 7012 4490 118, la cual presenta a la fecha un saldo de MXN 412,300.00. El saldo promedio de los últimos seis meses es de MXN 398,450.25.

Se extiende la presente a petición de la interesada.

Atentamente
Lic. Rodrigo Paz
Gerente de sucursal`,
    fields: {
      person: 'Ximena Arriaga Beltrán',
      issuedOn: '2025-10-30',
      balance: 'MXN 412300',
      averageBalance: 'MXN 398450.25',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A Portuguese bank, without an average',
    kind: 'bank_letter',
    text: `Banco da Ribeira, S.A.
DECLARAÇÃO BANCÁRIA

Para os devidos efeitos, declaramos que o nosso cliente Tiago Monteiro da Costa é titular da conta de depósitos à ordem n.º 3401 88200 7, com o saldo de 17.204,33 EUR à data de hoje.

Porto, 11 de novembro de 2025`,
    fields: { person: 'Tiago Monteiro da Costa', issuedOn: '2025-11-11', balance: 'EUR 17204.33' },
    verdicts: { [funds]: 'partially_met', [average]: 'could_not_tell', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A bank of the Emirates in Arabic',
    kind: 'bank_letter',
    text: `بنك الواحة الوطني
شهادة رصيد
التاريخ: 09/11/2025
اسم صاحب الحساب: خالد سليمان الحمادي
رقم الحساب: 1019-224518-001
الرصيد الحالي: 98,500.00 درهم إماراتي
متوسط الرصيد خلال ستة أشهر: 91,200.00 درهم إماراتي`,
    fields: {
      person: 'خالد سليمان الحمادي',
      issuedOn: '2025-11-09',
      balance: 'AED 98500',
      averageBalance: 'AED 91200',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A Nigerian bank, the amount in words and figures',
    kind: 'bank_letter',
    text: `GOLDEN DELTA BANK PLC
Ikeja Branch, Lagos

Date: 12th November, 2025

The Visa Officer,
High Commission of Canada.

Dear Sir/Madam,

LETTER OF INTRODUCTION: CHUKWUEMEKA OBIORA EZE

The above named is our customer with Account No. 0119482207. His account balance as at 11th November, 2025 is =N=21,450,000.00 (Twenty-One Million, Four Hundred and Fifty Thousand Naira only).

Kindly accord him every assistance.

For: GOLDEN DELTA BANK PLC
B. Alabi, Head of Operations`,
    fields: {
      person: 'CHUKWUEMEKA OBIORA EZE',
      issuedOn: '2025-11-12',
      balance: 'NGN 21450000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'could_not_tell', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'A credit union short of the sum, labels without colons',
    kind: 'bank_letter',
    text: `Fraser Delta Credit Union
Proof of funds letter

Member name        Soo-jin Baek
Member since       2021-06-18
Date of letter     2025-11-01
Account no.        88201-4
Balance today      CA$11,900.00
Average, last 6 months   CA$12,240.75
Outstanding mortgage     none`,
    fields: {
      person: 'Soo-jin Baek',
      issuedOn: '2025-11-01',
      balance: 'CAD 11900',
      averageBalance: 'CAD 12240.75',
    },
    verdicts: { [funds]: 'not_met', [average]: 'met', [holder]: 'met' },
    familySize: 1,
  },
]
