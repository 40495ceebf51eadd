import { isSafeHref, isSafeSource } from '@shyrdak/sdk/page-safety'
import type { BlockEnv } from '../env.ts'

/** A link target, with store paths in the page's language; undefined if it is not safe. */
export function href(value: unknown, env: Pick<BlockEnv, 'link'>): string | undefined {
  if (typeof value !== 'string' || !isSafeHref(value)) return undefined
  return value.startsWith('/') ? env.link(value) : value
}

/** The URL of an image or video on the API's host; undefined for any other value. */
export const source = (value: unknown, env: Pick<BlockEnv, 'image'>): string | undefined =>
  typeof value === 'string' && isSafeSource(value) ? env.image(value) : undefined
