import { data } from 'react-router'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'document' }

/** Every address that nothing else answers: the page-not-found screen, with its status. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
