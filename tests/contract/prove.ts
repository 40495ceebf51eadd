import { expect, test } from 'vitest'
import { PROGRAMME, type ProofName } from '../proof/programme.ts'

/** Only detects a proof that hangs: twenty starts of a killed store take minutes on a busy machine. */
const TIMEOUT_MS = 900_000

/** Runs each of these proofs with a tenth of its trials, named by a sentence. */
export function prove(held: Partial<Record<ProofName, string>>): void {
  const names = Object.keys(held) as ProofName[] // keys() loses the names of the table
  test.each(names.map((name) => [name, held[name]] as const))(
    '%s: %s',
    { timeout: TIMEOUT_MS },
    async (name) => {
      const { broken, trials } = await PROGRAMME[name]('tenth')
      expect(broken).toEqual([])
      expect(trials).toBeGreaterThan(0)
    },
  )
}
