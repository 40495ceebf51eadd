import { createContext, Fragment, useContext, type ReactNode } from 'react'

/** Identifies the content of a cached part of a document. */
export interface PartKey {
  /**
   * The kind of the part. Ids within it start with this name, so a part that contains ids may occur only once
   * in a document.
   */
  name: string
  /**
   * All data that the part shows, as plain JSON values. The language, country and prefix of the page are part
   * of the key anyway.
   */
  by: unknown
  /** Optionally an object, compared by identity, that the part shows as well. */
  from?: object | undefined
}

/** Returns the HTML of a part, rendered separately from the document or taken from the cache. */
export type RenderCachedPart = (key: PartKey, part: ReactNode) => string

/** Provided only while a document is rendered. */
export const PartRenderer = createContext<RenderCachedPart | null>(null)

interface Props extends PartKey {
  as: 'fieldset' | 'header' | 'label' | 'nav'
  className?: string
  'aria-label'?: string
  [data: `data-${string}`]: string
  children: ReactNode
}

/**
 * A part that many documents share, such as the header. Its content may only read context that its own
 * elements provide.
 */
export function CachedPart({ name, by, from, as: Tag, children, ...attributes }: Props) {
  const renderCached = useContext(PartRenderer)
  if (!renderCached) return <Tag {...attributes}>{children}</Tag>
  return (
    <Tag {...attributes} dangerouslySetInnerHTML={{ __html: renderCached({ name, by, from }, children) }} />
  )
}

/** One item of a cached list. */
export interface CachedItem extends PartKey {
  id: number
  item: ReactNode
}

interface ListProps {
  className: string
  items: readonly CachedItem[]
}

/** A list of parts that occur in many documents, such as product cards. Each item is cached by itself. */
export function CachedItems({ className, items }: ListProps) {
  const renderCached = useContext(PartRenderer)
  if (!renderCached)
    return (
      <ul className={className}>
        {items.map(({ id, item }) => (
          <Fragment key={id}>{item}</Fragment>
        ))}
      </ul>
    )
  const html = items.map(({ item, ...key }) => renderCached(key, item)).join('')
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
