import { useContext, useId, type ComponentType } from 'react'
import { IslandRenderer } from './island-renderer.ts'

/**
 * When an island of a document wakes: once the page is quiet, when it comes into view, when a hand comes near, or
 * when something on the page calls it by its name.
 */
export type Wake = 'idle' | 'visible' | 'touch' | 'call'

interface Props<P extends object> {
  /** The file in this folder, without `.island.tsx`. */
  name: string
  of: ComponentType<P>
  /** Plain data: it travels in an attribute. */
  props: P
  wake?: Wake
  className?: string
}

/** A living piece on a page: an island on a document, the widget itself elsewhere. */
export function Island<P extends object>({ name, of: Widget, props, wake = 'visible', className }: Props<P>) {
  const drawIsland = useContext(IslandRenderer)
  const id = `island-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`
  if (!drawIsland) return <Widget {...props} />
  return (
    <div
      id={id}
      className={className}
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: drawIsland(<Widget {...props} />, id) }}
    />
  )
}
