import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { AddressField } from './address-field.tsx'
import { LocalizedField } from './localized-field.tsx'
import { TitleField } from './title-field.tsx'

/** A page's fields beside the blocks. */
export function PageFieldset() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  return (
    <>
      <TitleField />
      <LocalizedField name="description" label={t('description')} hint={t('descriptionHint')} isLong />
      <AddressField />
    </>
  )
}
