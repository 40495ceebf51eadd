import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { fileOf } from '../../file.ts'
import { Language } from '../../language.ts'
import { PageQuery, paginated } from '../../paginator.ts'
import { FILE_LIMIT } from '../../rate-limits.ts'
import { Id, Instant } from '../../scalars.ts'
import { inboxParams } from './inbox-item.ts'
import { trimmed } from '../../trimmed.ts'

/** An address on the mailing list. */
export const Subscriber = z.object({ id: Id, email: z.string(), language: Language, created_at: Instant })
export type Subscriber = z.infer<typeof Subscriber>

const text = z.optional(z.string().check(trimmed, z.maxLength(100)))

export const mailingList = {
  list: endpoint({
    method: 'GET',
    path: '/management/inbox/subscribers',
    summary: 'List mailing list subscribers, newest first. `text` searches their addresses.',
    access: managers,
    query: z.object({ ...PageQuery, text }),
    response: paginated(Subscriber),
  }),
  file: endpoint({
    method: 'GET',
    path: '/management/inbox/subscribers/file',
    summary: 'Retrieve all subscribers as a CSV table, each with the link by which they leave the list.',
    access: managers,
    response: fileOf('csv'),
    limit: FILE_LIMIT,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/inbox/subscribers/:id',
    summary: 'Take an address off the mailing list.',
    access: managers,
    params: inboxParams,
    response: Subscriber,
    errors: { NOT_FOUND: {} },
  }),
}
