import { isSafeHref, isSafeSource } from '@shyrdak/sdk/rules'
import type { BlockEnv } from '../env.ts'

/** Where a link of a page leads: paths of the store in the page's language; nothing when it is not a safe address. */
export function href(value: unknown, env: Pick<BlockEnv, 'link'>): string | undefined {
  if (typeof value !== 'string' || !isSafeHref(value)) return undefined
  return value.startsWith('/') ? env.link(value) : value
}

/** The address of a picture or film on the API's host; nothing when it is elsewhere. */
export const source = (value: unknown, env: Pick<BlockEnv, 'image'>): string | undefined =>
  typeof value === 'string' && isSafeSource(value) ? env.image(value) : undefined
