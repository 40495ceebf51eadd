import { open } from 'node:fs/promises'

/** Makes a rename in this folder survive a power cut, where the system supports it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
