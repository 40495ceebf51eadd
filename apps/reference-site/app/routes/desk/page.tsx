import { useSearchParams } from 'react-router'
import { EditorScreen } from '#desk/page-editor/editor-screen.tsx'
import { pageKind } from '#desk/page-editor/kinds/page-kind.ts'
import { newPageStart, pageIdOf } from '#desk/page-editor/new-page-start.ts'
import type { Route } from './+types/page.ts'

export default function DeskEditedPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return <EditorScreen kind={pageKind} id={pageIdOf(params.id)} start={newPageStart(query)} />
}
