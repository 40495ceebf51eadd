import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Revision } from '../../revision.ts'
import { Id, Instant } from '../../scalars.ts'

/** Number of former versions that are kept of a page or an article. */
export const SAVED_VERSIONS = 30

/** A version of a page or an article. `saved_by` is null for the store's initial content. */
export const ContentVersion = z.object({
  revision: Revision,
  saved_at: Instant,
  saved_by: z.nullable(z.string()),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** The endpoints for former versions of a resource. To restore a version, save it again. */
export const versioned = <const P extends string, Managed extends z.ZodMiniType>({
  path,
  singular,
  Managed,
}: {
  path: P
  singular: string
  Managed: Managed
}) => ({
  versions: endpoint({
    method: 'GET',
    path: `/management/content/${path}/:id/versions`,
    summary: `List the version of ${singular} that visitors see and the last ${SAVED_VERSIONS} former ones, newest first.`,
    access: managers,
    params: z.object({ id: Id }),
    response: z.object({ current: ContentVersion, former: z.array(ContentVersion) }),
    errors: { NOT_FOUND: {} },
  }),
  version: endpoint({
    method: 'GET',
    path: `/management/content/${path}/:id/versions/:revision`,
    summary: `Retrieve a former version of ${singular} in every language.`,
    access: managers,
    params: z.object({ id: Id, revision: Revision }),
    response: Managed,
    errors: { NOT_FOUND: {} },
  }),
})
