import { LANGUAGES } from '@shyrdak/sdk/contract'
import { sameTexts, selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageTitle } from '../../language-names.ts'
import { useEdited, useEditor } from '../use-editor.ts'

/** Switches the language of the page. Languages with untranslated texts or errors are marked. */
export function LanguageSwitch() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { actor } = useEditor()
  const page = useEdited((snapshot) => selectPageEditor(snapshot).page)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const issues = useEdited(({ context }) => context.issues)
  return (
    <div className="site-editor-switch" role="group" aria-label={t('languages')}>
      {LANGUAGES.map((one) => {
        const isRefused = issues.some(
          ({ block, issue }) => block?.language === one || (block === null && issue.path[1] === one),
        )
        const mark = isRefused ? 'wrong' : sameTexts(page, one).size > 0 ? 'same' : null
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === shown}
            onClick={() => actor.send({ type: 'language.show', language: one })}
          >
            {languageTitle(language, one)}
            {mark === null ? null : (
              <span className="site-editor-mark" data-mark={mark} title={t(`marks.${mark}`)}>
                <span className="shyrdak-hidden">{`, ${t(`marks.${mark}`)}`}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
