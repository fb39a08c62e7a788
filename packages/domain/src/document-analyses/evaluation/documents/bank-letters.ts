import type { LabelledDocument } from '../labelled-document.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'

export const bankLetters: readonly LabelledDocument[] = [
  {
    name: 'letter with balance, average and a credit limit that is no money',
    kind: 'bank_letter',
    text: `Maple Union Bank
200 King Street West, Toronto

November 3, 2025

To whom it may concern,

Account holder: Adaeze Nwosu
Account number: 004-772910
Account opened: 14 May 2019
Current balance: CAD 31,250.00
Average balance over the last six months: CAD 29,800.00
Credit card limit: CAD 45,000.00`,
    fields: {
      person: 'Adaeze Nwosu',
      issuedOn: '2025-11-03',
      balance: 'CAD 31250',
      averageBalance: 'CAD 29800',
    },
    verdicts: { [funds]: 'met', [average]: 'met', 'Carries its date': 'met' },
    familySize: 3,
  },
  {
    name: 'balance one dollar short of what a family of four needs',
    kind: 'bank_letter',
    text: `LAKESHORE CREDIT UNION
Date: 2025-10-30
Re: proof of funds

We confirm that Mr. Tomas Novak holds chequing account no. 5510-33871 with us. The closing balance on that day was
CAD 25,563.00. A loan of CAD 60,000 has been paid out to him in full.`,
    fields: { person: 'Tomas Novak', issuedOn: '2025-10-30', balance: 'CAD 25563' },
    verdicts: { [funds]: 'not_met', [average]: 'could_not_tell' },
    familySize: 4,
  },
  {
    name: 'exactly what is needed',
    kind: 'bank_letter',
    text: `Great Slave Bank
Issued on 12 November 2025

Name of account holder: Ingrid Solberg
Account number 88100223
Account balance: $25,564.00 CAD
6-month average balance: $26,010.50 CAD`,
    fields: {
      person: 'Ingrid Solberg',
      issuedOn: '2025-11-12',
      balance: 'CAD 25564',
      averageBalance: 'CAD 26010.5',
    },
    verdicts: { [funds]: 'met', [average]: 'met', 'Names the account holder': 'met' },
    familySize: 4,
  },
  {
    name: 'several accounts and their total',
    kind: 'bank_letter',
    text: `First Tundra Bank - Balance confirmation letter
Letter date: October 7, 2025
Customer name: Daniel Okafor

Account number   Type       Opened        Current balance   Six-month average balance
1001-220         Chequing   2 Jan 2020    CAD 8,400.00      CAD 7,950.00
1001-221         Savings    2 Jan 2020    CAD 14,100.00     CAD 13,800.00
Total balance: CAD 22,500.00`,
    fields: {
      person: 'Daniel Okafor',
      issuedOn: '2025-10-07',
      balance: 'CAD 22500',
      averageBalance: 'CAD 21750',
    },
    verdicts: { [funds]: 'met' },
    familySize: 2,
  },
  {
    name: 'rupees, which are not converted',
    kind: 'bank_letter',
    text: `Deccan Gate Bank Limited
Dated: 21 October 2025
This is to certify that Mr. Ravi Shankaran maintains savings account number 50100234
with our branch. The current balance is INR 12,50,000.00 and the average balance for the last 6 months is
INR 11,90,000.00.`,
    fields: {
      person: 'Ravi Shankaran',
      issuedOn: '2025-10-21',
      balance: 'INR 1250000',
      averageBalance: 'INR 1190000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met' },
  },
  {
    name: 'dollars that do not say whose',
    kind: 'bank_letter',
    text: `Confirmation of bank account
5 November 2025
Account holder: Omar Farouk
Account no: XXXX-4471
Available balance: $21,900.00`,
    fields: { person: 'Omar Farouk', issuedOn: '2025-11-05', balance: '$ 21900' },
    verdicts: { [funds]: 'partially_met' },
  },
  {
    name: 'no balance, only a deposit',
    kind: 'bank_letter',
    text: `Maple Union Bank
Date: 14 November 2025
Account holder: Leila Haddad
Account number: 44-1187
We confirm that a deposit of CAD 50,000.00 was received on 13 November 2025.`,
    fields: { person: 'Leila Haddad', issuedOn: '2025-11-14' },
    verdicts: { [funds]: 'could_not_tell' },
  },
  {
    name: 'French letter',
    kind: 'bank_letter',
    text: `Banque du Littoral
Le 10 novembre 2025

ATTESTATION BANCAIRE

Titulaire du compte : Chloé Tremblay-Roy
Numéro de compte : 30112-778
Date d'ouverture : 3 avril 2018
Solde actuel : 34 200,00 $ CA
Solde moyen des six derniers mois : 31 075,50 $ CA
Limite de crédit : 60 000,00 $ CA`,
    fields: {
      person: 'Chloé Tremblay-Roy',
      issuedOn: '2025-11-10',
      balance: 'CAD 34200',
      averageBalance: 'CAD 31075.5',
    },
    verdicts: { [funds]: 'met', [average]: 'met', 'Gives an account number': 'met' },
    familySize: 5,
  },
  {
    name: 'French letter in euros',
    kind: 'bank_letter',
    text: `Caisse des Deux-Rives, Lyon
Fait à Lyon, le 3 novembre 2025

Nous attestons que Madame Amélie Gauthier est titulaire du compte bancaire n° 7781002.
Le solde créditeur du compte est de 22.450,00 €.`,
    fields: { person: 'Amélie Gauthier', issuedOn: '2025-11-03', balance: 'EUR 22450' },
    verdicts: { [funds]: 'partially_met' },
  },
  {
    name: 'foreign balance with its value in Canadian dollars',
    kind: 'bank_letter',
    text: `Lagos Harbour Bank Plc
Date: 18 Nov 2025
Account name: KWAME BOATENG
Account number: 0123456789
Current balance: NGN 18,400,000.00 (equivalent to CAD 16,900.00)
Average balance in the past six months: NGN 17,000,000.00`,
    fields: {
      person: 'KWAME BOATENG',
      issuedOn: '2025-11-18',
      balance: 'CAD 16900',
      averageBalance: 'NGN 17000000',
    },
    verdicts: { [funds]: 'met', [average]: 'met' },
  },
]
