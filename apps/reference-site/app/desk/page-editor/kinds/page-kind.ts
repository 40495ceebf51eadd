import { LocalizedText } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedPages, NewPage, type ManagedPage } from '@shyrdak/sdk/management'
import * as z from 'zod/mini'
import { pagePath } from '#content/page-path.ts'
import type { EditorKind, SavedPage } from '../editor-kind.ts'
import { checkedBody } from './checked-body.ts'
import { PageFieldset } from './page-fieldset.tsx'

const Fields = z.object({ url: z.string(), title: LocalizedText, description: LocalizedText })

const NO_TEXT = { en: '', ru: '', kg: '' }

const saved = ({ id, revision, content, url, title, description }: ManagedPage): SavedPage => ({
  id,
  page: { fields: { url, title, description }, content, revision },
})

const read = (fields: unknown): z.output<typeof Fields> | null => Fields.safeParse(fields).data ?? null

/** A page below `/pages`, or one with its own path. */
export const pageKind: EditorKind = {
  name: 'page',
  list: '/desk/pages',
  blank: { url: '', title: NO_TEXT, description: NO_TEXT },
  readFields: read,
  read: async (call, id, signal) => saved(await call(managedPages.read, { params: { id }, signal })),
  async save({ call, create }, id, { fields, content, revision }, signal) {
    const body = checkedBody(NewPage, { ...fields, content })
    return saved(
      id === null
        ? await create(managedPages.create, { body, signal })
        : await call(managedPages.update, {
            params: { id },
            query: { revision: revision ?? 1 },
            body,
            signal,
          }),
    )
  },
  versions: (call, id, signal) => call(managedPages.versions, { params: { id }, signal }),
  version: async (call, id, revision) =>
    saved(await call(managedPages.version, { params: { id, revision } })).page,
  remove: (call, id, revision) => call(managedPages.remove, { params: { id }, query: { revision } }),
  titleOf: (fields, language) => localized(read(fields)?.title ?? NO_TEXT, language),
  shopPath: (fields) => pagePath(read(fields)?.url ?? ''),
  Fields: PageFieldset,
}
