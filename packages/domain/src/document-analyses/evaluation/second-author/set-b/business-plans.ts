import type { LabelledDocument } from '../../labelled-document.ts'

const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const rivals = 'Names competitors'

export const businessPlans: readonly LabelledDocument[] = [
  {
    name: 'B plan as a table of questions and answers',
    kind: 'business_plan',
    text: `BUSINESS PLAN – LARKSPUR DIAGNOSTICS INC.
Executive summary
Q: What do you do?
A: A ten-minute blood test for sepsis.
Innovation
Q: What is new?
A: The assay needs a drop of blood instead of a vial; the method is ours and is protected by patent CA 3,301,118.
Market analysis
Q: Who else is there?
A: bioMérieux and T2 Biosystems sell laboratory instruments that take four hours.
Employment
Q: How many people will you take on?
A: 18 in Hamilton, Ontario, over three years.
Operations
Q: Where?
A: Our cleanroom is in Hamilton.`,
    fields: {},
    verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [rivals]: 'met' },
  },
  {
    name: 'B plan of a restaurant that claims little and denies jobs',
    kind: 'business_plan',
    text: `Business Plan: Umami Corner

Executive Summary
Umami Corner will be a ramen restaurant like many others.

Innovation Statement
We do not claim to be innovative. Our recipes are traditional.

Job Creation Plan
The two founders will do all the work themselves, so no jobs are planned.

Market Analysis
Within one kilometre there are Ramen Isshin and Kinton Ramen.

Operations Plan
We have leased a unit on Queen Street in Toronto.`,
    fields: {},
    verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [canada]: 'met', [rivals]: 'met' },
  },
  {
    name: 'B plan as a letter to an investor',
    kind: 'business_plan',
    text: `UMBRA STORAGE – BUSINESS PLAN
Executive Summary
Umbra stores summer heat in salt caverns and sells it back in winter.
Innovation Statement
Unlike tank storage, our caverns lose less than two percent a month, which no existing system achieves.
Global Competitiveness
From 2028 we will license the design to utilities in Finland and Poland.
Market Analysis
Our rivals are HeatVault Oy and the gas utilities.
Job Creation Plan
In year one we employ five engineers in Saskatoon; by year four, thirty.
Operations Plan
Drilling starts near Saskatoon, Saskatchewan, in spring 2026.`,
    fields: {},
    verdicts: {
      "Has a section 'Global Competitiveness'": 'met',
      [innovation]: 'met',
      [jobs]: 'met',
      [canada]: 'met',
      [rivals]: 'met',
    },
  },
  {
    name: 'B French plan in dashes',
    kind: 'business_plan',
    text: `Plan d'affaires – Ostréa Données
Sommaire exécutif
– Capteurs pour parcs à huîtres
Innovation
– Premier capteur qui mesure la salinité sans entretien pendant un an
Création d'emplois
– 7 postes à temps plein à Caraquet, au Nouveau-Brunswick, d'ici 2027
Concurrence
– AquaSonde SARL : trois fois plus cher
– ShellTrack Ltd. : sans salinité
Exploitation
– Atelier à Caraquet`,
    fields: {},
    verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [rivals]: 'met' },
  },
  {
    name: 'B plan that leaves the questions open',
    kind: 'business_plan',
    text: `Business Plan
Executive Summary
Capelin Analytics forecasts fish stocks.
Innovation Statement
To be completed.
Job Creation Plan
To be completed after the financing round.
Market Analysis
Several firms compete in this field.
Operations Plan
We are based in St. John's, Newfoundland and Labrador.`,
    fields: {},
    verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [canada]: 'met', [rivals]: 'partially_met' },
  },
]
