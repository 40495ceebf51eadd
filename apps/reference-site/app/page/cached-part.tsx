import { createContext, Fragment, useContext, type ReactNode } from 'react'

/** Says of a part of a document what it shows. */
export interface PartKey {
  /** The kind of the part. Ids within it begin with it, so a part that has any stands once in a document. */
  name: string
  /** All that it shows, as plain data; language, country and prefix of the page apart. */
  by: unknown
  /** Beside that, an object that is the same one as long as it says the same. */
  from?: object | undefined
}

/** Gives the HTML of a part: rendered apart from the document, or from one before that shows the same. */
export type RenderCachedPart = (key: PartKey, part: ReactNode) => string

/** Given only while a document is rendered. */
export const PartRenderer = createContext<RenderCachedPart | null>(null)

interface Props extends PartKey {
  as: 'fieldset' | 'header' | 'label' | 'nav'
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A part that many documents have in common, such as the header. What it holds reads no context but that
 * of its own elements.
 */
export function CachedPart({ name, by, from, as: Tag, children, ...attributes }: Props) {
  const renderCached = useContext(PartRenderer)
  if (!renderCached) return <Tag {...attributes}>{children}</Tag>
  return (
    <Tag {...attributes} dangerouslySetInnerHTML={{ __html: renderCached({ name, by, from }, children) }} />
  )
}

/** One of a list of parts. */
export interface CachedItem extends PartKey {
  id: number
  item: ReactNode
}

interface ListProps {
  className: string
  items: readonly CachedItem[]
}

/** A list of parts that stand in many documents, such as the cards of products, each being an item by itself. */
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
