import type { BlockEnv } from '../env.ts'
import { href, source } from './addresses.ts'
import { list } from './list.ts'
import { text } from './text.ts'

/** A picture of a list, as it can be drawn. */
export interface ImageItem {
  photo: string
  /** What it shows for those who do not see it: its title where nothing else is said. */
  alt: string
  title: string
  link: string | undefined
}

interface Written {
  src?: unknown
  alt?: unknown
  title?: unknown
  href?: unknown
}

/** The pictures of a list that are on the API's host. */
export const imageList = (
  value: readonly Written[] | undefined,
  env: Pick<BlockEnv, 'link' | 'image'>,
): readonly ImageItem[] =>
  list(value).flatMap((item) => {
    const photo = source(item.src, env)
    const title = text(item.title)
    return photo ? [{ photo, alt: text(item.alt) || title, title, link: href(item.href, env) }] : []
  })
