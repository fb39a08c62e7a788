import type { LabelledDocument } from '../labelled-document.ts'

const funds = 'Shows at least'
const average = 'Gives the average balance'
const holder = 'Names the account holder'
const dated = 'Carries its date'
const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const rivals = 'Names competitors'

export const fundsAndPlans: readonly LabelledDocument[] = [
  {
    name: 'C: a credit union, bullets of facts',
    kind: 'bank_letter',
    text: `Coastline Community Credit Union
Nanaimo Branch

To: Immigration, Refugees and Citizenship Canada
Date: November 3, 2025
Subject: Proof of funds – member no. 20771

We write to confirm the following about our member, Miriam Tesfaye:

• Account opened: June 2021
• Balance today: $41,206.77
• Average over the last six months: $38,990.15
• No outstanding loans or credit card debt

Dale Whitford
Branch Manager`,
    fields: {
      person: 'Miriam Tesfaye',
      issuedOn: '2025-11-03',
      balance: 'CAD 41206.77',
      averageBalance: 'CAD 38990.15',
    },
    verdicts: { [funds]: 'met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
    familySize: 3,
  },
  {
    name: 'C: an Indian bank in lakhs, day first',
    kind: 'bank_letter',
    text: `DECCAN PEOPLE'S BANK LTD
Banjara Hills Branch, Hyderabad

Ref: DPB/BH/2025/4471                                   Date: 27/10/2025

BALANCE CONFIRMATION CERTIFICATE

This is to certify that Mr. SURYA PRAKASH REDDY maintains a savings account with us bearing number 5521 0087 4410. The balance standing to the credit of the account as on 27/10/2025 is INR 24,18,905.50 (Rupees twenty four lakh eighteen thousand nine hundred five and paise fifty only).
Average balance for the past 6 months: INR 22,40,000.00

This certificate is issued at the request of the customer.

Authorised Signatory`,
    fields: {
      person: 'SURYA PRAKASH REDDY',
      issuedOn: '2025-10-27',
      balance: 'INR 2418905.5',
      averageBalance: 'INR 2240000',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'C: a Brazilian statement',
    kind: 'bank_letter',
    text: `BANCO SERRA AZUL S.A.
Agência 0733 – Curitiba

DECLARAÇÃO DE SALDO

Titular: Joaquim Tavares de Lima
Conta corrente: 0733 / 55210-8
Saldo em 30/10/2025: R$ 148.220,31
Saldo médio dos últimos seis meses: R$ 139.874,00

Curitiba, 31 de outubro de 2025`,
    fields: {
      person: 'Joaquim Tavares de Lima',
      issuedOn: '2025-10-31',
      balance: 'BRL 148220.31',
      averageBalance: 'BRL 139874',
    },
    verdicts: { [funds]: 'partially_met', [average]: 'met', [holder]: 'met', [dated]: 'met' },
  },
  {
    name: 'C: a tenancy reference, which is none of the papers',
    kind: 'other',
    text: `To whom it may concern
Henrik Dalgaard rented the flat at 14 Birch Lane from 1 March 2021 to 30 June 2025 and always paid on time.
Kind regards, Olive Pritchard, landlady`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'C: a plan in long paragraphs under plain headings',
    kind: 'business_plan',
    text: `Kestrel Soil Data Inc.
Business Plan, September 2025

Executive Summary
Kestrel reads what lives in a field's soil from a photograph of its surface, and tells the farmer which plot to leave alone next year.

Innovation Statement
No service on the market today derives microbial activity from images; laboratories take three weeks for what our model does in a minute. A patent application (CA 3 240 118) was filed in May 2025.

Market Analysis
TraceGenomics and Biome Makers sell laboratory kits. They cost eight times as much per hectare.

Job Creation Plan
By the end of 2027 the company will employ 12 people in Saskatoon, seven of them in field work.

Operations Plan
Our office and test plots are outside Saskatoon, Saskatchewan.`,
    fields: {},
    verdicts: {
      "Has a section 'Executive Summary'": 'met',
      "Has a section 'Market Analysis'": 'met',
      [innovation]: 'met',
      [jobs]: 'met',
      [canada]: 'met',
      [rivals]: 'met',
    },
  },
  {
    name: 'C: a plan that hopes',
    kind: 'business_plan',
    text: `BUSINESS PLAN
Executive summary
Harbour Laundry will offer the washing of clothes by app.
Innovation statement
What we do is not new: several companies offer the same.
Market analysis
We see no competition in our town.
Job creation plan
We do not intend to hire anybody in Canada during the first five years.
Operations plan
The team stays in Lisbon.`,
    fields: {},
    verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [rivals]: 'not_met' },
  },
]
