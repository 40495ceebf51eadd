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

/** The images of a list of `{ src, alt, title, href }` that are on the API's host. */
export const imageList = (value: unknown, env: Pick<BlockEnv, 'link' | 'image'>): readonly ImageItem[] =>
  list(value).flatMap((item) => {
    const photo = source(item['src'], env)
    const title = text(item['title'])
    return photo ? [{ photo, alt: text(item['alt']) || title, title, link: href(item['href'], env) }] : []
  })
