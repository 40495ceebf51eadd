import { expect, test } from 'vitest'
import { PROGRAMME, type ProofName } from '../proof/programme.ts'

/** A tenth of these proofs, each told as a sentence. */
export function prove(held: Partial<Record<ProofName, string>>): void {
  const names = Object.keys(held) as ProofName[] // keys() forgets that the table is by name
  test.each(names.map((name) => [name, held[name]] as const))(
    '%s: %s',
    { timeout: 300_000 },
    async (name) => {
      const { broken, trials } = await PROGRAMME[name]('tenth')
      expect(broken).toEqual([])
      expect(trials).toBeGreaterThan(0)
    },
  )
}
