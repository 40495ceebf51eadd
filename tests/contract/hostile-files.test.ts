import { isShyrdakError } from '@shyrdak/sdk'
import { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { openTestStore } from '../store/open-test-store.ts'
import { hostileFiles, type HostileFile } from './hostile-files.ts'
import { managerOf, shopperOf } from './manager-of.ts'
import { fileWith } from './sample-files.ts'

/** Forbidden in file names: paths, markup, and invisible or direction-changing characters. */
const UNSAFE_NAME = /[/\\<>"|:*?\p{Cc}\u200B\u200D-\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|^\./u

test('each of 120 hostile files is refused with its field or its size named, or served without its hostile part', async () => {
  const store = await openTestStore({ engine: 'postgres' })
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(120)
  const { retail } = (await shopperOf(store)).chat
  const { access_token: token } = await store.sdk.auth.login.retail({
    body: { email: 'shopper@example.com', password: 'felt-and-wool' },
  })

  /** The result of an upload, as another person reads it. */
  async function becameOf({ bytes, type, name, gone }: HostileFile): Promise<string> {
    try {
      const file = await retail.upload({ query: { name }, body: fileWith(bytes, type) })
      if (UNSAFE_NAME.test(file.name)) return `is called ${JSON.stringify(file.name)}`
      if (file.name.length > 125 || !file.name.endsWith(`.${file.format}`)) return `is called ${file.name}`
      await retail.send({ body: { text: '', files: [file.id] } })
      const response = await fetch(`${store.origin}/api/frontend/chat/file/${file.id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { headers } = response
      if (headers.get('x-content-type-options') !== 'nosniff') return 'may be sniffed'
      if (!headers.get('content-security-policy')?.includes('sandbox')) return 'is no sandbox'
      const isImage = file.width !== null
      if (!headers.get('content-disposition')?.startsWith(isImage ? 'inline' : 'attachment'))
        return 'is shown'
      const answered = Buffer.from(await response.arrayBuffer())
      if (gone !== undefined && answered.includes(gone)) return `still holds ${gone}`
      const expected = Object.entries(MEDIA_TYPES).find(([format]) => format === file.format)?.[1]
      return headers.get('content-type')?.split(';')[0] === expected
        ? file.format
        : `is ${String(headers.get('content-type'))}`
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      // A wrong kind of file names its field; a file that is too large has its own code.
      const isNamed =
        error.code === 'TOO_LARGE' ||
        error.issues?.some(({ path }) => path[0] === 'file' || path[0] === 'name')
      return isNamed ? 'refused' : `${error.code} ${error.message}`
    }
  }

  const wrong: string[] = []
  for (const file of files) {
    const became = await becameOf(file)
    if (became !== file.becomes) wrong.push(`${file.about}: ${became}, not ${file.becomes}`)
  }
  expect(wrong).toEqual([])
  // The store still works for everybody else.
  expect((await (await managerOf(store)).management.chat.list()).total).toBeGreaterThan(0)
  await store.close()
}, 300_000)
