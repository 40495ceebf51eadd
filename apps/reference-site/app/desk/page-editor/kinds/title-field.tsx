import type { PageFields } from '@shyrdak/state-machines/page-editor'
import { slugOf } from '@shyrdak/sdk/management'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useEdited } from '../use-editor.ts'
import { LocalizedField } from './localized-field.tsx'
import { usePageFields } from './use-page-fields.ts'

/** The page's title. The address of a new page follows it until somebody types another one. */
export function TitleField() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { fields } = usePageFields<PageFields>()
  const isNew = useEdited(({ context }) => context.saved.revision === null)
  return (
    <LocalizedField
      name="title"
      label={t('title')}
      isRequired
      follows={(title, before) =>
        isNew && (fields['url'] === '' || fields['url'] === slugOf(before)) ? { url: slugOf(title) } : {}
      }
    />
  )
}
