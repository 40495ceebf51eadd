import { LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { selectPageEditor, type PageFields } from '@shyrdak/state-machines/page-editor'
import { i18nOf } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useEdited, useEditor } from '../use-editor.ts'

/** The page's fields beside the blocks. `Fields` is the type that its kind reads. */
export function usePageFields<Fields extends PageFields>() {
  const { language } = usePageContext()
  const { actor } = useEditor()
  const fields = useEdited((snapshot) => selectPageEditor(snapshot).page.fields) as Fields // validated by its kind
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const issues = useEdited(({ context }) => context.issues)
  return {
    fields,
    /** The language of the shown texts. */
    shown,
    lang: LANGUAGE_TAGS[shown],
    /** Returns the error message of a field such as `title.ru`. */
    errorOf(path: string): string | undefined {
      const found = issues.find(({ block, issue }) => block === null && issue.path.join('.') === path)
      return found && describeIssue(found.issue, i18nOf(language))
    },
    set(change: Partial<Fields>, about: string) {
      actor.send({ type: 'fields.set', fields: { ...fields, ...change }, about })
    },
    leave: () => actor.send({ type: 'step.close' }),
  }
}
