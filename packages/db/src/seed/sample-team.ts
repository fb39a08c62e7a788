/** The team that the specification's screens name. */
export const sampleTeam = {
  id: 'team-1',
  teamName: 'Harbour Grid',
  canadaIncorpStatus: 'Not incorporated yet',
  province: 'NS',
  operationsInCanada: false,
  sector: 'Clean technology',
  oneLiner: 'Software that lets ports plan the charging of electric harbour craft.',
  problem:
    'Electric tugs, pilot boats and ferries that charge when they arrive overload the quay, so ports pay for connections far larger than they need.',
  solution:
    'A planner that gives each vessel a berth, a time and a charging rate, and plans anew whenever one is late.',
  tractionData: { interviews: 14, prototypeUsers: 3, lettersOfIntent: 0 },
  ipStatus: 'Source code owned by the founders; no patents',
} as const

/** The rest of the voting rights is kept for the designated organization and the first employees. */
export const sampleMembers = [
  {
    passportName: 'Amara Okafor',
    nationality: 'Nigeria',
    dateOfBirth: '1991-04-17',
    languageScores: { test: 'IELTS', CLBListening: 8, CLBReading: 8, CLBWriting: 7, CLBSpeaking: 8 },
    fundsAmountCAD: 24_000,
    votingRightsPct: 60,
    isFounder: true,
  },
  {
    passportName: 'Mateo Silva',
    nationality: 'Brazil',
    dateOfBirth: '1988-11-02',
    languageScores: { test: 'CELPIP', CLBListening: 7, CLBReading: 6, CLBWriting: 6, CLBSpeaking: 7 },
    fundsAmountCAD: 9_500,
    votingRightsPct: 25,
    isFounder: false,
  },
] as const
