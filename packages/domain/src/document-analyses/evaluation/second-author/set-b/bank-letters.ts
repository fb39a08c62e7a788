import type { LabelledDocument } from '../../labelled-document.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'
const holder = 'Names the account holder'
const dated = 'Carries its date'

export const bankLetters: readonly LabelledDocument[] = [
  {
    name: 'B Canadian bank, a list with leading labels and a retirement fund',
    kind: 'bank_letter',
    text: `Huron Shore Bank
Client Services
2025-11-10

Subject: Proof of funds for Immigration, Refugees and Citizenship Canada

Client: Farida Hosseini-Mehr
We are writing at the request of our client. She has banked with us since 2019.

Chequing account 7740-118 (opened 2019-04-02)
   Balance: 31,020.44 CAD
   Average balance, past six months: 29,775.10 CAD
Visa card: limit 8,000 CAD, owing 412.09 CAD

Yours truly,
L. Pomerleau, Branch Manager`,
    fields: {
      person: 'Farida Hosseini-Mehr',
      issuedOn: '2025-11-10',
      balance: 'CAD 31020.44',
      averageBalance: 'CAD 29775.1',
    },
    verdicts: { [funds]: 'met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
    familySize: 4,
  },
  {
    name: 'B Indian balance certificate with lakhs',
    kind: 'bank_letter',
    text: `NARMADA CO-OPERATIVE BANK LTD.
Navrangpura Branch, Ahmedabad
BALANCE CERTIFICATE
Date: 07-11-2025

TO WHOMSOEVER IT MAY CONCERN

This is to certify that Smt. Bhavna Ketan Trivedi is maintaining Savings Account No. 50100448812207 with us and the balance to her credit as on 06-11-2025 is Rs. 18,75,420.50 (Rupees Eighteen Lakh Seventy Five Thousand Four Hundred Twenty and Paise Fifty only).

This certificate is issued at the request of the customer without any risk or responsibility on the bank.`,
    fields: { person: 'Bhavna Ketan Trivedi', issuedOn: '2025-11-07', balance: 'INR 1875420.5' },
    verdicts: { [funds]: 'partially_met', [average]: 'could_not_tell', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Belgian bank in French, fields in a form',
    kind: 'bank_letter',
    text: `BANQUE DE LA SENNE
Attestation bancaire

Titulaire du compte       Monsieur Joris Vanderlinden
IBAN                      BE71 0961 2345 6769
Solde au 12/11/2025       26.310,00 EUR
Solde moyen (6 mois)      25.004,50 EUR

Bruxelles, le 13 novembre 2025`,
    fields: {
      person: 'Joris Vanderlinden',
      issuedOn: '2025-11-13',
      balance: 'EUR 26310',
      averageBalance: 'EUR 25004.5',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Austrian bank in a sentence',
    kind: 'bank_letter',
    text: `Raiffeisenkasse Murtal
Graz, am 5. November 2025

Bestätigung

Wir bestätigen, dass Frau Mag. Theresa Hinterberger Inhaberin des Kontos Nr. 1.448.220 ist und dass dieses am heutigen Tag ein Guthaben von EUR 41.200,00 aufweist. Das durchschnittliche Guthaben der vergangenen sechs Monate betrug EUR 39.815,30.`,
    fields: {
      person: 'Theresa Hinterberger',
      issuedOn: '2025-11-05',
      balance: 'EUR 41200',
      averageBalance: 'EUR 39815.3',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Colombian bank, form',
    kind: 'bank_letter',
    text: `BANCO CORDILLERA
CERTIFICACIÓN BANCARIA
Fecha de expedición: 02/10/2025
Titular: Daniela Ospina Mejía
Tipo de cuenta: Ahorros
Número de cuenta: 448-120077-31
Saldo actual: COP 71.450.000
Promedio últimos seis meses: COP 69.800.000`,
    fields: {
      person: 'Daniela Ospina Mejía',
      issuedOn: '2025-10-02',
      balance: 'COP 71450000',
      averageBalance: 'COP 69800000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Brazilian bank',
    kind: 'bank_letter',
    text: `Banco Serra Azul S.A.
São Paulo, 28 de outubro de 2025

Declaramos, a pedido do interessado, que o Sr. Otávio Bittencourt Lemos mantém conosco a conta corrente nº 22841-9, aberta em 11/03/2017, cujo saldo nesta data é de R$ 164.250,75 e cujo saldo médio dos últimos 6 meses foi de R$ 158.000,00.

Atenciosamente,
Gerência de Relacionamento`,
    fields: {
      person: 'Otávio Bittencourt Lemos',
      issuedOn: '2025-10-28',
      balance: 'BRL 164250.75',
      averageBalance: 'BRL 158000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Jordanian bank in an Arabic sentence',
    kind: 'bank_letter',
    text: `بنك وادي الأردن
عمّان، 4 نوفمبر 2025
إلى من يهمه الأمر
نشهد بأن السيدة لينا محمود الزعبي تملك لدينا الحساب رقم 0077-448120 وأن رصيدها بتاريخ اليوم هو 22,340.500 دينار أردني.`,
    fields: { person: 'لينا محمود الزعبي', issuedOn: '2025-11-04', balance: 'JOD 22340.5' },
    verdicts: { [funds]: 'partially_met', [average]: 'could_not_tell', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Kenyan bank, customer in a block of details',
    kind: 'bank_letter',
    text: `RIFT VALLEY COMMERCIAL BANK
BANK REFERENCE

DATE:          14 NOV 2025
CUSTOMER:      WANJIRU MUTHONI KAMAU
A/C NO:        01-4482-0077
A/C BALANCE:   KES 3,118,400.00
AVG BALANCE (LAST 6 MTHS): KES 2,990,000.00

The account has been conducted satisfactorily.`,
    fields: {
      person: 'WANJIRU MUTHONI KAMAU',
      issuedOn: '2025-11-14',
      balance: 'KES 3118400',
      averageBalance: 'KES 2990000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'B Quebec caisse in Canadian dollars, short by a little',
    kind: 'bank_letter',
    text: `Caisse populaire des Deux-Rives
Gatineau, le 31 octobre 2025

À qui de droit,

Nous confirmons que M. Thierry Nshimiyimana détient auprès de notre caisse le folio 448 120. En date des présentes, le solde du folio est de 16 950,12 $ CA; le solde moyen pour les six derniers mois était de 15 880,00 $ CA.`,
    fields: {
      person: 'Thierry Nshimiyimana',
      issuedOn: '2025-10-31',
      balance: 'CAD 16950.12',
      averageBalance: 'CAD 15880',
    },
    verdicts: { [funds]: 'not_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
    familySize: 2,
  },
]
