import { expect, test } from 'vitest'
import { killRounds } from './kill-rounds.ts'

test.each([
  { engine: 'postgres', during: 'creation', rounds: 4 },
  { engine: 'postgres', during: 'writing', rounds: 5 },
  { engine: 'pglite', during: 'creation', rounds: 2 },
  { engine: 'pglite', during: 'writing', rounds: 3 },
] as const)(
  '$engine killed during $during restarts with every order',
  { timeout: 180_000 },
  async (round) => {
    const report = await killRounds({ ...round, polite: round.during === 'writing' ? 0.3 : 0 })
    expect(report.unopened).toEqual([])
    expect({ lost: report.lost, torn: report.torn }).toEqual({ lost: 0, torn: 0 })
    expect(report.reopenMs.length).toBeGreaterThanOrEqual(round.rounds)
    if (round.during === 'writing') expect(report.acknowledged).toBeGreaterThan(0)
  },
)
