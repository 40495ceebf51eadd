import { useSearchParams } from 'react-router'
import { EditorScreen } from '#desk/page-editor/editor-screen.tsx'
import { articleKind } from '#desk/page-editor/kinds/article-kind.ts'
import { newPageStart, pageIdOf } from '#desk/page-editor/new-page-start.ts'
import type { Route } from './+types/article.ts'

export default function DeskEditedArticle({ params }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return <EditorScreen kind={articleKind} id={pageIdOf(params.id)} start={newPageStart(query)} />
}
