import type { LabelledDocument } from '../labelled-document.ts'

export const businessPlans: readonly LabelledDocument[] = [
  {
    name: 'plan with the six sections',
    kind: 'business_plan',
    text: `Business Plan - Harvest Loop

Executive Summary
Harvest Loop turns food waste into feed.
\fInnovation Statement
Our patented drum is the first of its kind.
Job Creation Plan
We will hire 18 people in Edmonton by the end of 2027.
Global Competitiveness
We export to three markets.
\fMarket Analysis
Two competitors serve Western Canada.
Operations Plan
The plant is in Alberta.`,
    fields: {},
    verdicts: {
      "Has a section 'Executive Summary'": 'met',
      "Has a section 'Operations Plan'": 'met',
      'Says what is innovative': 'met',
      'Speaks of jobs in Canada': 'met',
      'Names competitors': 'partially_met',
    },
  },
  {
    name: 'plan that lacks half of what is asked',
    kind: 'business_plan',
    text: `BUSINESS PLAN
Executive summary: we sell scheduling software to dentists.
Market analysis: 20,000 clinics. Budget CAD 300,000; our bank is Maple Union Bank.
We expect a letter of support next year.`,
    fields: {},
    verdicts: {
      "Has a section 'Executive Summary'": 'met',
      "Has a section 'Job Creation Plan'": 'not_met',
      'Says what is innovative': 'not_met',
      'Speaks of jobs in Canada': 'not_met',
    },
  },
  {
    name: 'French plan',
    kind: 'business_plan',
    text: `PLAN D'AFFAIRES - Boréal Santé
Sommaire exécutif
Une plateforme novatrice de suivi des patients.
Énoncé d'innovation
Algorithme breveté.
Plan de création d'emplois
Nous embaucherons douze personnes à Winnipeg.
Compétitivité mondiale
Ventes en Europe.
Analyse de marché
Trois concurrents au Canada.
Plan d'exploitation
Nos bureaux sont au Manitoba.`,
    fields: {},
    verdicts: {
      "Has a section 'Executive Summary'": 'met',
      "Has a section 'Innovation Statement'": 'met',
      "Has a section 'Job Creation Plan'": 'met',
      "Has a section 'Global Competitiveness'": 'met',
      "Has a section 'Market Analysis'": 'met',
      "Has a section 'Operations Plan'": 'met',
      'Says what is innovative': 'met',
      'Speaks of jobs in Canada': 'met',
      'Names competitors': 'partially_met',
    },
  },
]

export const otherDocuments: readonly LabelledDocument[] = [
  {
    name: 'curriculum vitae that speaks of tests and banks',
    kind: 'other',
    text: `Curriculum vitae of Daniel Okafor
2019-2024 Analyst, Maple Union Bank, Toronto
2015-2019 Officer, National Police Service
Languages: English (native), French (intermediate)`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'lease with amounts and dates',
    kind: 'other',
    text: `COMMERCIAL LEASE
Between Prairie Property Trust and Harvest Loop Inc.
Term: 1 January 2026 to 31 December 2028. Monthly rent: CAD 2,400. The tenant must insure the premises.`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'invoice',
    kind: 'other',
    text: `INVOICE 2025-118
Date: 4 November 2025
Total due: CAD 1,130.00 by 4 December 2025. Pay to account 0042-118.`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'e-mail that asks for many papers',
    kind: 'other',
    text: `Hello Leila, before we meet, please collect your passport, a police certificate, the medical results and your
language test. The bank will need two weeks for its letter. See you on 2 December 2025.`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'French note',
    kind: 'other',
    text: `Compte rendu de la réunion du 3 novembre 2025. Présents : Chloé Tremblay-Roy, Mamadou Diallo.
Nous avons parlé du bail, des embauches et du passeport de Mamadou.`,
    fields: {},
    verdicts: {},
  },
]
