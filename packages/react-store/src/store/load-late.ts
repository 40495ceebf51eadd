import { ShyrdakError } from '@shyrdak/sdk'
import type { Store } from './store.ts'

/**
 * Loads code for an interaction, if the page can be reached. Rejects like a call without a connection when it
 * cannot be loaded.
 */
export async function loadLate<Code>(
  { ports }: Pick<Store, 'ports'>,
  load: () => Promise<Code>,
): Promise<Code> {
  try {
    await ports.reach?.()
    return await load()
  } catch (cause) {
    throw new ShyrdakError({ code: 'NETWORK', operation: 'load code', cause })
  }
}
