import type { BlockEnv } from '../env.ts'
import { href, source } from './addresses.ts'
import { list } from './list.ts'
import { text } from './text.ts'

/** An image of a list, ready to render. */
export interface ImageItem {
  photo: string
  /** Alternative text; the title by default. */
  alt: string
  title: string
  link: string | undefined
}

interface UncheckedItem {
  src?: unknown
  alt?: unknown
  title?: unknown
  href?: unknown
}

/** The images of a list that are on the API's host. */
export const imageList = (
  value: readonly UncheckedItem[] | undefined,
  env: Pick<BlockEnv, 'link' | 'image'>,
): readonly ImageItem[] =>
  list(value).flatMap((item) => {
    const photo = source(item.src, env)
    const title = text(item.title)
    return photo ? [{ photo, alt: text(item.alt) || title, title, link: href(item.href, env) }] : []
  })
