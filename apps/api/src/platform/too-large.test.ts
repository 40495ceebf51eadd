import { DOCUMENT_BYTES, FILM_BYTES, IMAGE_BYTES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { tooLarge } from './too-large.ts'

test.each([
  ['document', DOCUMENT_BYTES, 5],
  ['photo', IMAGE_BYTES, 10],
  ['film', FILM_BYTES, 50],
])('whoever sends too large a %s reads its limit in whole megabytes', (_kind, bytes, megabytes) => {
  expect(tooLarge(bytes)).toMatchObject({
    code: 'TOO_LARGE',
    message: `A file of this kind may have ${megabytes} MB.`,
  })
})
