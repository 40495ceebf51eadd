import { useContext, useId, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { IslandRenderer } from './island-renderer.ts'
import type { IslandName } from './widgets.ts'

/**
 * When an island of a document hydrates: once the page is idle, when it scrolls into view, when a pointer or
 * the focus reaches it, or when an event calls it by name.
 */
export type Wake = 'idle' | 'visible' | 'touch' | 'call'

interface Props<P extends object> {
  name: IslandName
  of: ComponentType<P>
  /** JSON values: they are passed in an attribute. */
  props: P
  /** Server-rendered children, preserved when the widget is mounted. */
  slots?: readonly ReactNode[] | undefined
  wake?: Wake
  className?: string
  style?: CSSProperties | undefined
}

/** A widget on a page: an island in a document, an ordinary component elsewhere. */
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
