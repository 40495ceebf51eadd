import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { CANVAS_PATH } from '#page/canvas-path.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageTitle } from '../../language-names.ts'
import { WIDTHS } from '../editor-ui.ts'
import { useEdited, useEditor, useEditorUi } from '../use-editor.ts'
import type { CanvasElement, CanvasHost } from './canvas-host.ts'

interface Props {
  hostOf: (language: Language) => CanvasHost
}

/**
 * The canvas in the shown language. Canvases of other languages stay mounted, so that switching back is
 * instant.
 */
export function CanvasPane({ hostOf }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const width = useEditorUi((ui) => ui.width)
  const [opened, setOpened] = useState<readonly Language[]>([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  const { ui } = useEditor()
  const { pane, scale, height } = useScale(WIDTHS[width])
  useEffect(() => ui.set({ scale }), [ui, scale])
  return (
    <section className="site-editor-canvas" aria-label={t('canvas')} data-pane="canvas" ref={pane}>
      <div
        className="site-editor-paper"
        style={
          {
            '--paper-width': `${WIDTHS[width]}px`,
            '--paper-scale': scale,
            '--paper-height': `${height}px`,
          } as CSSProperties
        } // React has no types for custom properties
      >
        {LANGUAGES.filter((one) => opened.includes(one)).map((one) => (
          <CanvasFrame
            key={one}
            language={one}
            host={hostOf(one)}
            title={t('canvasOf', { language: languageTitle(language, one) })}
            isHidden={one !== shown}
          />
        ))}
      </div>
    </section>
  )
}

/** How far a width is scaled down to fit the pane, and the page's height at that scale. */
function useScale(width: number) {
  const pane = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = pane
    if (!current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return { pane, scale, height: Math.round(size.height / scale) }
}

interface FrameProps {
  language: Language
  host: CanvasHost
  title: string
  isHidden: boolean
}

function CanvasFrame({ language, host, title, isHidden }: FrameProps) {
  return (
    <iframe
      className="site-editor-frame"
      title={title}
      hidden={isHidden}
      src={`/${language}${CANVAS_PATH}`}
      // Same origin, because the editor shares objects with it; but without permission for forms or
      // navigation.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the document is our own, its HTML cleaned by the server
      sandbox="allow-scripts allow-same-origin"
      ref={(frame: CanvasElement | null) => {
        if (frame) frame.shyrdakCanvas = host
      }}
    />
  )
}
