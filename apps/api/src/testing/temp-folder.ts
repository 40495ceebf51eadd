import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TempFolder extends AsyncDisposable {
  path: string
}

/** A folder for the length of a block: `await using folder = await tempFolder()`. */
export async function tempFolder(parent = tmpdir()): Promise<TempFolder> {
  const path = await mkdtemp(join(parent, `shyrdak-test-${process.pid}-`))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}
