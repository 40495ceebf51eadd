import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { imagePath, uploadIdOfPath } from './file-keys.ts'

test('the id of an uploaded image is read from its path, and from no other path', () => {
  const id = randomUUID()
  expect(uploadIdOfPath(imagePath({ id }))).toBe(id)
  for (const path of ['/media/slippers-1.jpg', `/media/upload-${id}-480.jpg`, `/other/upload-${id}.jpg`, id])
    expect(uploadIdOfPath(path)).toBeUndefined()
})
