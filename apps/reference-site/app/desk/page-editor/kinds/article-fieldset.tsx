import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { useStore } from '@shyrdak/react-store'
import { localized } from '@shyrdak/sdk/format'
import { managedBlogCategories } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useDeskCall } from '../../desk-call.ts'
import { ImageField } from '../../form/image-field.tsx'
import { AddressField } from './address-field.tsx'
import type { ArticleFields } from './article-fields.ts'
import { shopMoment, typedMoment } from './shop-moment.ts'
import { LocalizedField } from './localized-field.tsx'
import { TitleField } from './title-field.tsx'
import { usePageFields } from './use-page-fields.ts'

function useSections() {
  const call = useDeskCall()
  const { language } = usePageContext()
  const { data } = useQuery({
    queryKey: [managedBlogCategories.list.path],
    staleTime: 60_000,
    queryFn: ({ signal }) => call(managedBlogCategories.list, { query: { per_page: 100 }, signal }),
  })
  return (data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: localized(title, language) }))
}

/** An article's fields beside the blocks. */
export function ArticleFieldset() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const sections = useSections()
  const { ports } = useStore()
  const { fields, errorOf, set } = usePageFields<ArticleFields>()
  const isLater = Date.parse(fields.published_at) > ports.now()
  const publish = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    set({ published_at: typedMoment(currentTarget) }, 'published_at')
  return (
    <>
      <TitleField />
      <LocalizedField name="summary" label={t('summary')} hint={t('summaryHint')} isLong isRequired />
      <Select
        id="editor-category"
        name="category_id"
        label={t('category')}
        required
        value={fields.category_id === null ? '' : String(fields.category_id)}
        placeholder={t('choose')}
        options={sections}
        error={errorOf('category_id')}
        onChange={({ currentTarget: { value } }) =>
          set({ category_id: value === '' ? null : Number(value) }, 'category_id')
        }
      />
      <ImageField
        label={t('photo')}
        aspect={4 / 3}
        value={fields.photo === '' ? null : fields.photo}
        error={errorOf('photo')}
        onChange={(path) => set({ photo: path ?? '' }, 'photo')}
      />
      <Field
        id="editor-published"
        name="published_at"
        type="datetime-local"
        label={t('publishedAt')}
        hint={fields.published_at === '' ? t('publishedNow') : isLater ? t('publishedLater') : undefined}
        value={shopMoment(fields.published_at)}
        error={errorOf('published_at') && t('publishedHalf')}
        onChange={publish}
        // React reports no change while the value stays empty, as it does until a date is complete.
        onInput={publish}
      />
      <AddressField />
    </>
  )
}
