import { join } from 'node:path'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const kept = (cacheControl: string): Pick<FastifyStaticOptions, 'setHeaders'> => ({
  setHeaders: (reply) => {
    reply.header('cache-control', cacheControl)
  },
})

const FILES = { preCompressed: true, cacheControl: false } as const

/**
 * The browser's files. Those of the build have their content in their names, so browsers keep them for good; one
 * route answers all of them, since a route each would be a fifth of a start. The few others stand beside the pages.
 */
export async function fileRoutes(site: FastifyInstance, clientFolder: string): Promise<void> {
  await site.register(
    async (assets) => {
      // Asked for by a page of an older build: a drawn page would not help its script.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(serveFiles, {
        ...FILES,
        ...kept('public, max-age=31536000, immutable'),
        root: join(clientFolder, 'assets'),
      })
    },
    { prefix: '/assets' },
  )
  await site.register(serveFiles, {
    ...FILES,
    ...kept('public, max-age=3600'),
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**'],
  })
}
