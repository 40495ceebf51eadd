import { browserPorts } from './browser-ports.ts'
import { memoryPorts } from './memory-ports.ts'
import { pageStorage } from './page-storage.ts'
import type { StorePorts } from './ports.ts'
import { foreignShop } from './shop-origin.ts'
import type { Store } from './store.ts'

/**
 * What a store uses unless it is told otherwise: in a browser its storage and navigation, on a server memory. Reads
 * nothing yet, so that a store may be created while a page is rendered.
 */
export function defaultPorts(link: Store['link']): StorePorts {
  if (typeof document === 'undefined') return memoryPorts()
  const ports = browserPorts()
  if (foreignShop(link, location.origin) === null) return ports
  // The page belongs to somebody else, and has keys of its own.
  return { ...ports, storage: pageStorage({ isOwnPage: false, fallback: ports.session }) }
}
