import type { FastifyInstance } from 'fastify'
import { mailboxRoutes } from '#gateways/mail/mailbox-routes.ts'
import { testBankRoutes } from '#gateways/payments/test-bank/test-bank-routes.ts'
import type { TestBank } from '#gateways/payments/test-bank/test-bank.ts'
import { sessionOf } from '#modules/accounts/index.ts'
import { mediaRoutes } from '#platform/http/media-routes.ts'
import type { HttpApi } from '#platform/http/http-plugin.ts'
import type { ImageCache } from '#platform/media/image-cache.ts'
import { uploadedFilms } from '#platform/storage/uploaded-films.ts'
import { modules, type StoreContext } from './modules.ts'

interface Served extends Pick<HttpApi<StoreContext>, 'operations'> {
  images: ImageCache
  testBank: TestBank | undefined
  /** Whether `/dev/mailbox` shows the emails of this store. */
  showsMailbox: boolean
}

/** What the store serves over HTTP: endpoints, webhooks, media, and pages of the doubles. */
export function servedOverHttp(
  context: StoreContext,
  { operations, images, testBank, showsMailbox }: Served,
): Omit<HttpApi<StoreContext>, 'writers' | 'isDraining'> {
  const { db, files, clock, settings } = context
  return {
    context,
    operations,
    authenticate: (token) => sessionOf(db, token, clock()),
    routes: modules.flatMap(({ routes }) =>
      routes ? [(scope: FastifyInstance) => routes(scope, context)] : [],
    ),
    outside: [
      (scope) => mediaRoutes(scope, { images, films: uploadedFilms({ db, files }) }, settings),
      ...(testBank ? [(scope: FastifyInstance) => testBankRoutes(scope, context, testBank)] : []),
      ...(showsMailbox ? [(scope: FastifyInstance) => mailboxRoutes(scope, context)] : []),
    ],
  }
}
