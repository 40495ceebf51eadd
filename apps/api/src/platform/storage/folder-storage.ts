import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, type FileKey, type FileStorage } from './port.ts'

/** Stores files in a folder; each is complete or absent. Processes on several machines need S3 instead. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: FileKey) => join(folder, checkedKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const temporary = join(dirname(path), `.${randomUUID()}`)
      try {
        // Other users of this machine must not read uploads.
        await writeFile(temporary, bytes instanceof Blob ? bytes.stream() : bytes, {
          mode: 0o600,
          flush: true,
        })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(whereMissing),
    async read(key, { first, last }) {
      const file = await open(pathOf(key)).catch(whereMissing)
      return file?.createReadStream({ start: first, end: last })
    },
    has: async (key) => (await stat(pathOf(key)).catch(whereMissing)) !== undefined,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

function whereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
