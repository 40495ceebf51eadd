import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { BlockId } from '@shyrdak/state-machines/page-editor/rules'
import {
  useEffect,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { CanvasHost } from './canvas-host.ts'
import { blockAt, elementOf, openTabsAround } from './find-element.ts'
import { STAGE_ID } from './stage.ts'

interface Props {
  page: RefObject<HTMLElement | null>
  host: CanvasHost
  selected: BlockId | null
  nodes: readonly BlockNode[]
  scale: number
}

/** The box of an element in its document, in pixels. */
function boxOf(element: HTMLElement): CSSProperties {
  const { left, top, width, height } = element.getBoundingClientRect()
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {}
  return { left: left + scrollX, top: top + scrollY, width, height }
}

/** Outlines of the hovered and the selected block, drawn above the page. */
export function CanvasOverlay({ page, host, selected, nodes, scale }: Props) {
  const hovered = useHovered(page)
  useRevealed(page, selected, nodes)
  return (
    // Compensates for the scale, so that controls have the same size as outside the canvas.
    <div className="site-canvas-overlay" style={{ '--editor-size': 1 / scale } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application answers keys itself */}
      <div
        id={STAGE_ID}
        className="site-canvas-stage"
        role="application"
        aria-label={host.texts.label}
        tabIndex={0}
        onKeyDown={(event) => answerKey(event, host)}
        onCopy={(event) => copy(event.nativeEvent, host, false)}
        onCut={(event) => copy(event.nativeEvent, host, true)}
        onPaste={(event) => {
          if (host.pasted(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
      />
      {hovered === null || hovered === selected ? null : (
        <Outline key={hovered} id={hovered} page={page} host={host} nodes={nodes} kind="hovered" />
      )}
      {selected === null ? null : (
        <Outline key={selected} id={selected} page={page} host={host} nodes={nodes} kind="selected" />
      )}
    </div>
  )
}

function copy(event: ClipboardEvent, host: CanvasHost, isCut: boolean) {
  const text = host.copied(isCut)
  if (text === null) return
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

function answerKey(event: KeyboardEvent, host: CanvasHost) {
  if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) {
    // The page's own tab stops are disabled while it is edited.
    event.preventDefault()
    return host.leave(event.shiftKey ? 'before' : 'after')
  }
  if (host.pressed(event.nativeEvent)) event.preventDefault()
  return undefined
}

/** The block under the pointer. */
function useHovered(page: RefObject<HTMLElement | null>): BlockId | null {
  const [hovered, setHovered] = useState<BlockId | null>(null)
  useEffect(() => {
    const { current } = page
    if (!current) return undefined
    const { ownerDocument: document } = current
    const onMove = ({ target }: PointerEvent) => {
      const element = target as Element // of this document
      // Over the controls of an outline, the hovered block stays.
      if (!element.closest('.site-canvas-overlay')) setHovered(blockAt(target))
    }
    const onLeave = () => setHovered(null)
    document.addEventListener('pointermove', onMove)
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [page])
  return hovered
}

/** Scrolls a block selected elsewhere into view, and opens the tabs around it. */
function useRevealed(
  page: RefObject<HTMLElement | null>,
  selected: BlockId | null,
  nodes: readonly BlockNode[],
) {
  useEffect(() => {
    const element = elementOf(page.current, selected)
    if (!element) return
    openTabsAround(element)
    const { top, bottom } = element.getBoundingClientRect()
    const height = element.ownerDocument.documentElement.clientHeight
    const isInView = top >= 0 && (bottom <= height || top < height / 2)
    if (!isInView) element.scrollIntoView({ block: bottom - top > height ? 'start' : 'nearest' })
    // Not on every change of a block, so that it does not move while it is edited.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, selected, nodes.length])
}

interface OutlineProps {
  id: BlockId
  page: RefObject<HTMLElement | null>
  host: CanvasHost
  nodes: readonly BlockNode[]
  kind: 'hovered' | 'selected'
}

function Outline({ id, page, host, nodes, kind }: OutlineProps) {
  const [box, setBox] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    const { current } = page
    const measure = () => {
      // A page without blocks has no element with this id.
      const element = nodes.length > 0 ? elementOf(current, id) : null
      const next = element && boxOf(element)
      setBox((before) => (sameBox(before, next) ? before : next))
    }
    measure()
    if (!current) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    const element = elementOf(current, id)
    if (element) observer.observe(element)
    // Elements that open or slide in are in place only after their transition.
    current.addEventListener('transitionend', measure)
    return () => {
      observer.disconnect()
      current.removeEventListener('transitionend', measure)
    }
  }, [id, page, nodes])
  if (!box) return null
  return (
    <div
      className="site-canvas-outline"
      data-kind={kind}
      data-at-top={Number(box.top) < ROOM_FOR_NAME || undefined}
      data-at-edge={Number(box.left) <= 0 || undefined}
      style={box}
    >
      <span className="site-canvas-name">{host.nameOf(id)}</span>
      {(['before', 'after'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className="site-canvas-add"
          data-side={side}
          tabIndex={-1}
          aria-label={side === 'before' ? host.texts.addBefore : host.texts.addAfter}
          title={side === 'before' ? host.texts.addBefore : host.texts.addAfter}
          // Ignores the second click of a double click, whose first one selected the block and showed this
          // button.
          onClick={({ detail }) => detail < 2 && host.addBeside(id, side)}
        >
          +
        </button>
      ))}
    </div>
  )
}

/** The space in pixels that a block's name needs above it. */
const ROOM_FOR_NAME = 40

const sameBox = (one: CSSProperties | null, other: CSSProperties | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['left', 'top', 'width', 'height'] as const).every((side) => one[side] === other[side]))
