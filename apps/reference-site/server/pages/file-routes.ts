import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ASSET_PULSE, preserveAssets } from './former-assets.ts'

const withCacheControl = (cacheControl: string): Pick<FastifyStaticOptions, 'setHeaders'> => ({
  setHeaders: (reply) => {
    reply.header('cache-control', cacheControl)
  },
})

const FILES = { preCompressed: true, cacheControl: false } as const

/**
 * Static files. Built assets have a hash of their content in the name, so they are cached as immutable; one route serves
 * all of them, since a route for each would take a fifth of the start. Those of former builds are found below `dataDir`.
 * Other files are served at the root.
 */
export async function fileRoutes(
  site: FastifyInstance,
  clientFolder: string,
  dataDir: string,
): Promise<void> {
  const own = join(clientFolder, 'assets')
  const former = await formerAssets(site, own, resolve(dataDir, 'assets'))
  await site.register(
    async (assets) => {
      // Requested by a page of an older build, whose script cannot use an HTML error page.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(serveFiles, {
        ...FILES,
        ...withCacheControl('public, max-age=31536000, immutable'),
        root: [own, ...former],
        serve: false,
      })
      // A route of the plugin's own reads the names of the whole folder for every file, to compare them letter by letter.
      assets.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']))
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

/** Where the assets of former builds are, and from now on those of this one; nowhere in a store that can keep nothing. */
async function formerAssets(site: FastifyInstance, own: string, former: string): Promise<string[]> {
  try {
    await mkdir(former, { recursive: true })
  } catch (error) {
    site.log.warn({ err: error }, 'assets of this build cannot be kept for pages that outlive it')
    return []
  }
  const preserve = () =>
    void preserveAssets(own, former, new Date()).catch((error: unknown) =>
      site.log.warn({ err: error }, 'assets of this build were not kept for pages that outlive it'),
    )
  let pulse: NodeJS.Timeout | undefined
  // Pages come first.
  site.addHook('onListen', async () => {
    preserve()
    pulse = setInterval(preserve, ASSET_PULSE).unref()
  })
  site.addHook('onClose', async () => clearInterval(pulse))
  return [former]
}
