import type { Family } from '../family.ts'

const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const competitors = 'Names competitors'

/** Written as held-out plans; moved here when the rules for plans were written by somebody who had them in mind. */
export const formerHeldOutPlans: readonly Family[] = [
  {
    name: 'plan that affirms in other words',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => {
      const count = draw.int(6, 30)
      return {
        text: `BUSINESS PLAN
Executive Summary
${draw.pick(['Floes reads sea ice from ordinary ship radar.', 'Kelpie grows packaging film from seaweed.'])}
Innovation Statement
${draw.pick([
  'We invented a coating that no other manufacturer has been able to make so far.',
  'Until now nobody could measure this without a laboratory; our sensor does it in the field.',
  'Our method is the only one on the market that works below minus 30 degrees.',
])}
Job Creation Plan
${draw.pick([
  `By the end of the second year we will have taken on ${count} people in Halifax.`,
  `Our payroll in Halifax grows to ${count} technicians and engineers by 2028.`,
  `We plan to fill ${count} full-time roles in Halifax within 24 months.`,
])}
Market Analysis
${draw.pick([
  'We are up against Norsk Isvarsel and Polar Metrics, whose systems cost three times as much.',
  'Buyers today choose between BorealFilm and Greenwrap; both need fossil feedstock.',
  'Other providers such as Isradar Oy sell to navies only.',
])}
Operations Plan
${draw.pick([
  'Production takes place in our leased plant in Dartmouth, Nova Scotia.',
  'All engineering is done from our office in Halifax.',
])}`,
        fields: {},
        verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [competitors]: 'met' },
      }
    },
  },
  {
    name: 'plan that denies',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business Plan
Executive Summary
We run an online shop for phone covers.
Innovation Statement
${draw.pick([
  'There is nothing innovative about our product, which is sold by many shops.',
  'Our offering is not new; it copies what works elsewhere.',
  'We do not claim any novelty.',
])}
Job Creation Plan
${draw.pick([
  'No jobs will be created in Canada, since all staff stay abroad.',
  'We will not hire anybody in Canada.',
  'We have no plans to employ people in Canada.',
])}
Market Analysis
${draw.pick([
  'We face no competition.',
  'There are no competitors in this market.',
  'Nobody competes with us.',
])}
Operations Plan
The team works from Lisbon.`,
      fields: {},
      verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [competitors]: 'not_met' },
    }),
  },
  {
    name: 'French plan that affirms in other words',
    kind: 'business_plan',
    language: 'fr',
    fill: ({ draw }) => ({
      text: `PLAN D'AFFAIRES
Sommaire exécutif
Nos capteurs mesurent le givre sur les lignes électriques.
Énoncé d'innovation
${draw.pick([
  'Nous avons inventé un capteur que personne d’autre ne propose.',
  'Notre procédé, protégé par une demande de brevet, est le seul à fonctionner par grand froid.',
])}
Plan de création d'emplois
${draw.pick([
  `Nous recruterons ${draw.int(8, 25)} techniciens à Moncton d'ici la fin de 2027.`,
  `L'équipe de Moncton comptera ${draw.int(8, 25)} salariés à temps plein en 2027.`,
])}
Analyse de marché
${draw.pick([
  'Nos principaux rivaux, Givrex et Polarlink, vendent des appareils plus lourds.',
  'Face à nous, Givrex et Polarlink équipent surtout les grands réseaux.',
])}
Plan d'exploitation
L'atelier se trouve à Moncton, au Nouveau-Brunswick.`,
      fields: {},
      verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [competitors]: 'met' },
    }),
  },
  {
    name: 'plan with words and no figures or names',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business plan
Executive Summary
A tutoring platform for trades.
Innovation Statement
Our patented matching method is the first of its kind.
Job Creation Plan
${draw.pick(['We will create many jobs in Canada.', 'The company is going to hire people in Ontario.'])}
Market Analysis
${draw.pick(['We have several competitors.', 'Competition in this field is strong.'])}
Operations Plan
Our headquarters are in Guelph, Ontario.`,
      fields: {},
      verdicts: {
        [innovation]: 'met',
        [jobs]: 'partially_met',
        [canada]: 'met',
        [competitors]: 'partially_met',
      },
    }),
  },
]
