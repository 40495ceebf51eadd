import { createReadStream, existsSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { STATUS_CODES } from 'node:http'

/** A partner's web server: pages written by tests, and files of folders next to them. */
export interface PartnerSite {
  readonly origin: string
  /** Serves a text at a path, with these response headers. */
  put(path: string, text: string, headers?: Record<string, string>): void
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

interface Put {
  readonly text: string
  readonly headers: Record<string, string>
}

/** @param folders the folders files are served from, by path prefix, such as `/elements/` */
export async function openPartnerSite(folders: Readonly<Record<string, string>>): Promise<PartnerSite> {
  const written = new Map<string, Put>()
  const server: Server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url ?? '/', 'http://partner')
    const own = written.get(pathname)
    const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8'
    if (own) return answer.writeHead(200, { 'content-type': type, ...own.headers }).end(own.text)
    const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? []
    const file = folder && join(folder, normalize(pathname.slice(prefix?.length)))
    if (!file || !existsSync(file)) return answer.writeHead(404).end(STATUS_CODES[404])
    createReadStream(file).pipe(answer.writeHead(200, { 'content-type': type }))
    return undefined
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has one
  return {
    origin: `http://localhost:${port}`,
    put: (path, text, headers = {}) => void written.set(path, { text, headers }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
