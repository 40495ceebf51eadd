import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '#testing/temp-folder.ts'
import { prepareDataFolder } from './data-folder.ts'

test('a data folder is made with its parent folders', async () => {
  await using folder = await tempFolder()
  const dataDir = join(folder.path, 'a/b/c')
  expect(await prepareDataFolder(dataDir)).toBe(dataDir)
  expect(await prepareDataFolder(dataDir)).toBe(dataDir)
})

test('a data folder that cannot be made is refused by path', async () => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  await expect(prepareDataFolder(file)).rejects.toThrow(file)
  await expect(prepareDataFolder(join(file, 'below'))).rejects.toThrow(join(file, 'below'))
  // Linux reports this as if the parent were missing.
  if (process.platform === 'linux')
    await expect(prepareDataFolder('/proc/none')).rejects.toThrow('/proc/none cannot be written to (ENOENT)')
})
