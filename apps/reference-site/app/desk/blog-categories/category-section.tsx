import type { NewBlogCategory } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { DerivedField } from '../form/derived-field.tsx'
import { FormSection, type FormFields } from '../form/form-section.tsx'
import { LanguageTabs } from '../form/language-tabs.tsx'
import { missingTexts } from '../form/missing-texts.ts'
import { TextField } from '../form/text-field.tsx'
import { useTextLanguage } from '../form/use-text-language.ts'
import { categoryToSend, categoryUrl, type CategoryForm } from './category-form.ts'

interface Props {
  category: CategoryForm
  /** Resolves with the stored category. */
  save: (body: NewBlogCategory) => Promise<CategoryForm>
  reload?: () => Promise<CategoryForm>
}

/** The form for a blog category's texts and slug. */
export function CategorySection({ category, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/blog-categories')
  return (
    <FormSection label={t('category')} read={category} bodyOf={categoryToSend} save={save} reload={reload}>
      {(fields) => <CategoryFields {...fields} hint={reload ? t('urlHint') : t('newUrlHint')} />}
    </FormSection>
  )
}

function CategoryFields(props: FormFields<CategoryForm> & { hint: string }) {
  const { form, isLocked, wrong, errorOf, change, hint } = props
  const t = messagesIn(usePageContext().language, 'desk/blog-categories')
  const [shown, setShown] = useTextLanguage(wrong)
  const texts = { id: 'desk-category', language: shown, isLocked, errorOf }
  return (
    <>
      <LanguageTabs
        name="desk-category-language"
        value={shown}
        missing={missingTexts(form.title)}
        onChange={setShown}
      />
      <TextField
        {...texts}
        name="title"
        label={t('name')}
        value={form.title}
        isRequired
        onChange={(title, field) => change((now) => ({ ...now, title }), field)}
      />
      <TextField
        {...texts}
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        value={form.description}
        rows={3}
        onChange={(description, field) => change((now) => ({ ...now, description }), field)}
      />
      <DerivedField
        id="desk-category-url"
        name="url"
        label={t('url')}
        hint={hint}
        required
        value={form.url}
        derived={categoryUrl(form)}
        isLocked={isLocked}
        error={errorOf('url')}
        onType={(url) => change((now) => ({ ...now, url }), 'url')}
      />
    </>
  )
}
