import '@shyrdak/blocks/blocks.css'
import './canvas-page.css'
import { treeRenderer, type IslandCall } from '@shyrdak/blocks'
import { pageEnv } from '@shyrdak/react-store/pages'
import { BlockWidget } from '@shyrdak/react-store/widgets/page'
import { Suspense, useMemo, useRef, useSyncExternalStore } from 'react'
import { i18nOf } from '#messages/messages-in.ts'
import { pageEnv as partsEnv } from '#page/page-env.ts'
import { usePageContext } from '#page/use-page-context.ts'
import type { CanvasHost } from './canvas-host.ts'
import { editorBlocks } from './editor-blocks.tsx'
import { CanvasOverlay } from './canvas-overlay.tsx'
import { useBlockData } from './use-block-data.ts'
import { useCanvasEvents } from './use-canvas-events.ts'

const island = (call: IslandCall) => (
  <Suspense>
    <BlockWidget call={call} />
  </Suspense>
)

/** The canvas document: the edited page, rendered by the shop's own blocks, and an overlay to select them. */
export function CanvasPage({ host }: { host: CanvasHost }) {
  const { nodes, selected, isTrying, scale } = useSyncExternalStore(host.subscribe, host.getState)
  const page = useRef<HTMLElement>(null)
  const context = usePageContext()
  const data = useBlockData(nodes)
  const render = useMemo(() => {
    const messages = i18nOf(context.language).getFixedT(context.language, 'blocks')
    return treeRenderer(editorBlocks(host), pageEnv({ ...partsEnv(context), data, messages, island }))
  }, [host, context, data])
  useCanvasEvents(page, host, isTrying)
  return (
    <>
      <div className="site-content" data-canvas={isTrying ? 'trying' : 'editing'}>
        <main className="site-content-page" ref={page}>
          {nodes.length > 0 ? (
            render(nodes)
          ) : (
            <p className="site-canvas-empty">
              {host.texts.empty}
              <button
                type="button"
                className="site-canvas-add-inside"
                tabIndex={-1}
                onClick={() => host.addInside(null)}
              >
                {`+ ${host.texts.add}`}
              </button>
            </p>
          )}
        </main>
      </div>
      {isTrying ? null : (
        <CanvasOverlay page={page} host={host} selected={selected} nodes={nodes} scale={scale} />
      )}
    </>
  )
}
