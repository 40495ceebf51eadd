import { join } from 'node:path'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const withCacheControl = (cacheControl: string): Pick<FastifyStaticOptions, 'setHeaders'> => ({
  setHeaders: (reply) => {
    reply.header('cache-control', cacheControl)
  },
})

const FILES = { preCompressed: true, cacheControl: false } as const

/**
 * Static files. Built assets have a hash of their content in the name, so they are cached as immutable; one route serves
 * all of them, since a route for each would take a fifth of the start. Other files are served at the root.
 */
export async function fileRoutes(site: FastifyInstance, clientFolder: string): Promise<void> {
  await site.register(
    async (assets) => {
      // Requested by a page of an older build, whose script cannot use an HTML error page.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(serveFiles, {
        ...FILES,
        ...withCacheControl('public, max-age=31536000, immutable'),
        root: join(clientFolder, 'assets'),
      })
    },
    { prefix: '/assets' },
  )
  await site.register(serveFiles, {
    ...FILES,
    ...withCacheControl('public, max-age=3600'),
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**'],
  })
}
