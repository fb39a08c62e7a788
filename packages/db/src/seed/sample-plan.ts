import type { PlanTexts } from '@suv/domain'

/** The sample member's business plan, half written: two sections done, one begun, three empty. */
export const samplePlan = {
  executiveSummary: `Harbour Grid makes planning software for ports and ferry operators that move from diesel to electric harbour craft. A tug, a pilot boat and a passenger ferry that all return to the same quay at six in the evening can ask for more power than the quay's connection carries. Today a dispatcher settles that by telephone, and the port pays for a larger connection than it needs on most days.

Our product reads berth schedules, battery states and tariffs, and plans for each vessel when it charges, at which berth and at what rate. The plan is made anew whenever a vessel is late. In a simulation with a year of public timetables for one harbour ferry route, planned charging kept the evening peak a third below charging on arrival.

We sell a yearly licence for each berth, beginning with mid-sized ports on the Atlantic coast. The company will be run from Halifax, where two of our first three interview partners work. We ask for a place in an incubator with ties to the ocean sector, and for 150,000 dollars to bring the first version into service at one port.`,
  innovationStatement: `Charging software for road fleets takes for granted that a vehicle stands still while it charges and that every charger is alike. Neither holds on the water: tides change the cable length at a berth, a pilot boat must leave within minutes at any time, and a ferry charges for seven minutes at each end of its crossing.

Harbour Grid treats these as rules of the plan rather than as exceptions. Its planner keeps a reserve for unplanned departures, knows which berths serve which vessels at which tide, and shows the dispatcher why each vessel was placed where it was. We know of no product that plans berths and power together for mixed harbour fleets; the ports that we interviewed use spreadsheets.`,
  marketAnalysis: `Canada has 17 port authorities and many smaller harbours. We begin with ports that have ordered electric craft; their number and budgets are still to be researched.`,
} satisfies PlanTexts
