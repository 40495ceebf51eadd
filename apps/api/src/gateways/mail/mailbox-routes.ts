import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { mailboxFolder } from './mail.ts'
import { parseEmail, listEmails } from './mail-folder.ts'
import { emailPage, listPage, MAILBOX_CSS } from './mailbox-pages.ts'

/** Unsent emails, shown on this machine only: they contain names, addresses and secret links. */
export async function mailboxRoutes(
  app: FastifyInstance,
  { settings }: Pick<AppContext, 'settings'>,
): Promise<void> {
  const folder = mailboxFolder(settings)
  // Emails show images of the store.
  const images = `img-src 'self' data: ${new URL(settings.publicUrl).origin}`
  const show = (reply: FastifyReply, page: string): FastifyReply =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; ${images}; style-src 'self' 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page)
  await app.register(async (box) => {
    box.addHook('onRequest', async ({ ip, headers, socket }) => {
      // A proxy on this machine connects from loopback itself, but forwards requests of strangers.
      const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
      if (isForwarded || !isLoopback(socket.remoteAddress ?? ip) || !isLocalHost(headers.host))
        throw refuse('NOT_FOUND', { message: 'There is nothing at this address.' })
    })
    box.get('/dev/mailbox', async (_request, reply) => show(reply, listPage(await listEmails(folder))))
    box.get('/dev/mailbox/mailbox.css', (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(MAILBOX_CSS),
    )
    box.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
      const email = await parseEmail(folder, params.id)
      if (!email) throw refuse('NOT_FOUND', { message: 'There is no such email.' })
      return show(reply, emailPage(email))
    })
  })
}

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Prevents DNS rebinding: a foreign site whose name resolves to this machine could read the response. */
const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host)
