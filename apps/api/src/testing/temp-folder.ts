import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TempFolder extends AsyncDisposable {
  path: string
}

/** A temporary folder, deleted at the end of the block: `await using folder = await tempFolder()`. */
export async function tempFolder(parent = tmpdir()): Promise<TempFolder> {
  const path = await mkdtemp(join(parent, `shyrdak-test-${process.pid}-`))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}
