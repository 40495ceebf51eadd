import { useContext, useId, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { IslandRenderer } from './island-renderer.ts'
import type { IslandName } from './widgets.ts'

/**
 * When an island of a document wakes: once the page is quiet, when it comes into view, when a hand comes near, or
 * when something on the page calls it by its name.
 */
export type Wake = 'idle' | 'visible' | 'touch' | 'call'

interface Props<P extends object> {
  name: IslandName
  of: ComponentType<P>
  /** Plain data: it travels in an attribute. */
  props: P
  /** Server-rendered children, left as they are when the widget is mounted. */
  slots?: readonly ReactNode[] | undefined
  wake?: Wake
  className?: string
  style?: CSSProperties | undefined
}

/** A widget on a page: an island on a document, the component itself elsewhere. */
export function Island<P extends object>({
  name,
  of: Widget,
  props,
  slots,
  wake = 'visible',
  className,
  style,
}: Props<P>) {
  const renderIsland = useContext(IslandRenderer)
  const id = `island-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`
  const widget = <Widget {...props} {...(slots && { slots })} />
  if (!renderIsland) return widget
  const data = JSON.stringify(props)
  const { html, namespaces } = renderIsland(widget, id, slots ? undefined : name + data)
  return (
    <div
      id={id}
      className={className}
      style={style}
      data-island={name}
      data-wake={wake}
      data-props={data}
      data-slots={slots?.length}
      data-messages={namespaces.length > 0 ? namespaces.join(' ') : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
