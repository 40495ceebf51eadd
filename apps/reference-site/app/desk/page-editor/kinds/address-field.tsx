import { Field } from '@shyrdak/blocks/parts/field'
import type { PageFields } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useEdited, useEditor } from '../use-editor.ts'
import { usePageFields } from './use-page-fields.ts'

/** The last segment of the page's URL. */
export function AddressField() {
  const { prefix, origin, language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { kind } = useEditor()
  const { fields, errorOf, set, leave } = usePageFields<PageFields>()
  const saved = useEdited(({ context }) => context.saved)
  const url = typeof fields['url'] === 'string' ? fields['url'] : ''
  const isMoved = saved.revision !== null && saved.fields['url'] !== url
  // Infinity, so that an article's future path is shown before it is published.
  const path = kind.shopPath({ ...fields, url: url || '…' }, Number.POSITIVE_INFINITY)
  return (
    <Field
      id="editor-url"
      name="url"
      label={t('url')}
      hint={isMoved ? t('urlMoved') : `${origin}${prefix}${path ?? ''}`}
      required
      spellCheck={false}
      autoComplete="off"
      value={url}
      error={errorOf('url')}
      onBlur={leave}
      onChange={({ currentTarget }) =>
        set({ url: currentTarget.value.toLowerCase().replaceAll(/[\s_]+/g, '-') }, 'url')
      }
    />
  )
}
