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
 * Serves static files. Built assets have a content hash in their name and are cached as immutable. They share
 * one route, since registering a route for each would take a fifth of the startup time. Assets of former
 * builds are read from `dataDir`. Other files are served at the root.
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
      // The caller is a page of an older build loading a script or style, which has no use for an HTML error
      // page.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(serveFiles, {
        ...FILES,
        ...withCacheControl('public, max-age=31536000, immutable'),
        root: [own, ...former],
        serve: false,
      })
      // The plugin's own route reads the names of the whole folder for every request, to compare their case.
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

/**
 * Returns the folder with the assets of former builds, and starts copying those of this build there. Returns
 * no folder when the data directory is not writable.
 */
async function formerAssets(site: FastifyInstance, own: string, former: string): Promise<string[]> {
  try {
    await mkdir(former, { recursive: true })
  } catch (error) {
    site.log.warn({ err: error }, 'copying the assets of this build failed: the data folder is not writable')
    return []
  }
  const preserve = () =>
    void preserveAssets(own, former, new Date()).catch((error: unknown) =>
      site.log.warn({ err: error }, 'copying the assets of this build failed'),
    )
  let pulse: NodeJS.Timeout | undefined
  // Pages come first: the copying starts once the server listens.
  site.addHook('onListen', async () => {
    preserve()
    pulse = setInterval(preserve, ASSET_PULSE).unref()
  })
  site.addHook('onClose', async () => clearInterval(pulse))
  return [former]
}
