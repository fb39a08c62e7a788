import type { LabelledDocument } from '../../labelled-document.ts'

const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const rivals = 'Names competitors'

export const businessPlans: readonly LabelledDocument[] = [
  {
    name: 'A plan in bullets without verbs',
    kind: 'business_plan',
    text: `Glacier Sense – Business Plan v3
Executive Summary
- Avalanche warnings from fibre already in the ground
Innovation
- First system to use idle telecom fibre as a snowpack sensor
- Patent pending (CA 3,219,440)
Jobs
- 9 full-time hires in Revelstoke, BC by end of 2027
Competition
- SnowWatch AG: radar, 10x the price
- Avalert Oy: needs new towers
Operations
- Lab and head office: Revelstoke, British Columbia`,
    fields: {},
    verdicts: {
      "Has a section 'Executive Summary'": 'met',
      [innovation]: 'met',
      [jobs]: 'met',
      [canada]: 'met',
      [rivals]: 'met',
    },
  },
  {
    name: 'A plan that denies everything in plain words',
    kind: 'business_plan',
    text: `BUSINESS PLAN
Executive Summary
Orchard Logic resells accounting software to small farms.
Innovation Statement
There is nothing novel in what we sell; the same packages are available from many resellers.
Job Creation Plan
No positions will be created in Canada; support is outsourced to Manila.
Market Analysis
We are not aware of any competitor.
Operations Plan
All operations will remain in Manila.`,
    fields: {},
    verdicts: {
      [innovation]: 'not_met',
      [jobs]: 'not_met',
      [rivals]: 'not_met',
    },
  },
  {
    name: 'A pitch in numbered headings and other words',
    kind: 'business_plan',
    text: `KELPWRIGHT FOODS LTD.
BUSINESS PLAN 2026-2029

1. Executive Summary
Kelpwright turns beach-cast kelp into a binder for plant-based meat.

2. What makes us different
Nobody has managed to extract the binder without solvents before; our cold-press process does.

3. Market Analysis
Methylcellulose from Dow and Ashland dominates the market today. Both are petroleum-derived.

4. People and employment
We will hire 14 people in Port Alberni within three years, four of them food scientists.

5. Operations Plan
Harvest, pressing and packing all take place on Vancouver Island, British Columbia.`,
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
    name: 'A French plan with a denial among affirmations',
    kind: 'business_plan',
    text: `PLAN D'AFFAIRES
Sommaire exécutif
Biolumine détecte l'infection d'une plaie par la lumière.
Énoncé d'innovation
Aucun autre pansement sur le marché ne signale l'infection avant les symptômes; notre brevet a été déposé en mars 2025.
Plan de création d'emplois
Nous créerons 11 emplois à Trois-Pistoles d'ici 2028.
Analyse de marché
Les principaux concurrents sont MedPans SA et Woundtec GmbH.
Plan d'exploitation
Notre laboratoire se trouve à Moncton, au Nouveau-Brunswick.`,
    fields: {},
    verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [rivals]: 'met' },
  },
  {
    name: 'A plan that promises without figures or names',
    kind: 'business_plan',
    text: `Business plan
Executive summary
Voltaic Prairie balances the batteries of grain elevators.
Innovation statement
Our patented controller learns the load of each motor.
Job creation plan
We expect to employ local people as we grow.
Market analysis
There are a few competitors in the market.
Operations plan
We will work from Lethbridge, Alberta.`,
    fields: {},
    verdicts: { [innovation]: 'met', [jobs]: 'partially_met', [canada]: 'met', [rivals]: 'partially_met' },
  },
]
