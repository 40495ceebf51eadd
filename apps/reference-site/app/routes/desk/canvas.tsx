import { useSyncExternalStore } from 'react'
import type { MetaDescriptor } from 'react-router'
import { canvasHostOf } from '#desk/page-editor/canvas/canvas-host.ts'
import { CanvasPage } from '#desk/page-editor/canvas/canvas-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { pageContextIn, pageMeta } from '#page/page-meta.ts'
import type { Route } from './+types/canvas.ts'
import { pageStore } from '#store/page-store.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Canvas' }

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta(pageContextIn(matches), { title: 'Shyrdak', description: '', hidden: true })
}

/** Loads only texts: the editor passes in the content, and nothing here needs a login. */
export async function clientLoader() {
  await pageStore().loadMessages(['blocks'])
  return null
}

export function HydrateFallback() {
  return null
}

/** The host never changes within a document. */
const never = () => () => {}

/** The document in which the page editor shows a page, with the shop's styles but without its frame. */
export default function DeskCanvasPage() {
  const host = useSyncExternalStore(
    never,
    () => canvasHostOf(window),
    () => null,
  )
  return host && <CanvasPage host={host} />
}
