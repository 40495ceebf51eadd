import type { managedPages, NewArticle, NewPage } from '@shyrdak/sdk/management'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listVersions, readVersion } from '../versions/read-versions.ts'
import type { VersionedKind, VersionedTable } from '../versions/write-versioned.ts'

type Endpoints = typeof managedPages

/** Returns the handlers of the endpoints of former versions. */
export const versionHandlers = <T extends VersionedTable, Sent extends NewPage | NewArticle>(
  versioned: VersionedKind<T, Sent>,
) => ({
  versions: ({ params }: Pick<Call<Endpoints['versions']>, 'params'>, context: AppContext) =>
    listVersions(context, versioned, params.id),
  version: ({ params }: Pick<Call<Endpoints['version']>, 'params'>, context: AppContext) =>
    readVersion(context, versioned, params),
})
