import type { Family } from '../family.ts'

const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const competitors = 'Names competitors'

/** Written after the rules for plans, and scored before any was changed. */
export const heldOutBusinessPlans: readonly Family[] = [
  {
    name: 'plan in long paragraphs that affirms',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Tundra Loom Inc. - Business Plan 2026

1. Executive Summary
${draw.pick([
  'Tundra Loom weaves heating wire into work clothing so that crews on pipelines and rigs stay warm through a whole shift without a battery pack.',
  'Tundra Loom turns the waste heat of data centres into warmth for greenhouses.',
])}

2. What sets us apart
${draw.pick([
  'To our knowledge this is the first garment that draws its power from movement alone, and a patent application was filed in March 2025.',
  'Existing garments need charging every four hours. Ours does not need charging at all, which we achieved with a weaving process developed in our own lab and protected as a trade secret; it is a world first.',
  'The approach is original: we replaced the battery, which everyone else relies on, with a fabric that stores heat.',
])}

3. People
${draw.pick([
  `Over three years the company expects to employ ${draw.int(8, 40)} Canadians, most of them in production at Red Deer, Alberta.`,
  `We will open ${draw.int(8, 40)} positions in Thunder Bay by the end of year two, half of them for apprentices.`,
  `Staffing plan: ${draw.int(8, 40)} hires in Winnipeg between 2026 and 2028.`,
])}

4. Market
${draw.pick([
  'The field is led by Gerbing and Milwaukee, and by smaller makers such as Volt Heat, all of which depend on batteries.',
  'Competing products come from Gerbing, Milwaukee and Ororo.',
  'Today crews buy from Gerbing or Milwaukee.',
])}`,
      fields: {},
      verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [competitors]: 'met' },
    }),
  },
  {
    name: 'plan whose author admits what it lacks',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `BUSINESS PLAN: CORNER CARWASH

Innovation
${draw.pick([
  'The services we sell are ordinary and do not involve anything novel.',
  'We are not an innovative company and do not intend to become one.',
  'It would be wrong to call the concept new.',
])}

Employment
${draw.pick([
  'The owners will do all work themselves, and hiring is not planned.',
  'We do not expect to employ staff in Canada at any stage.',
  'No positions will be opened in Canada.',
])}

Competition
${draw.pick([
  'We know of no competitors.',
  'The company has no rivals anywhere.',
  'There is nobody we compete with.',
])}`,
      fields: {},
      verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [competitors]: 'not_met' },
    }),
  },
  {
    name: 'French plan in paragraphs',
    kind: 'business_plan',
    language: 'fr',
    fill: ({ draw }) => ({
      text: `Plan d'affaires 2026 - Givre et Cie

Sommaire exécutif
Nous aidons les municipalités à prévoir le verglas rue par rue.

Énoncé d'innovation
${draw.pick([
  "À ce jour, aucun outil ne combine les capteurs des autobus et les images satellites; c'est ce que fait notre logiciel, dont l'algorithme a été breveté.",
  'Notre approche est inédite : elle prévoit le verglas deux heures plus tôt que les méthodes actuelles.',
])}

Plan de création d'emplois
${draw.pick([
  `D'ici 2028, l'entreprise aura créé ${draw.int(6, 30)} emplois à Sudbury.`,
  `Nous prévoyons ${draw.int(6, 30)} embauches à Sudbury au cours des deux premières années.`,
])}

Analyse de marché
${draw.pick([
  'La concurrence vient surtout de Vaisala et de Meteomatics.',
  'Deux entreprises, Vaisala et Meteomatics, se partagent le marché.',
])}`,
      fields: {},
      verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [competitors]: 'met' },
    }),
  },
  {
    name: 'plan that promises without figures',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Start-up business plan
Executive summary
Software that books rehearsal rooms.
Jobs
${draw.pick([
  'Our growth will generate significant employment for Canadians.',
  'A sales team will be recruited in Vancouver as revenue allows.',
])}
Market analysis
${draw.pick([
  'Several established players serve this market and we will compete on price.',
  'There is intense competition among incumbents.',
])}`,
      fields: {},
      verdicts: { [jobs]: 'partially_met', [competitors]: 'partially_met' },
    }),
  },
]
