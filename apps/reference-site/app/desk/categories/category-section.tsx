import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { DerivedField } from '../form/derived-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { ImageField } from '../form/image-field.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { ChoiceSelect } from '../goods/choice-select.tsx'
import { categoryToSend, urlOf, type CategoryBody, type CategoryForm } from './category-form.ts'
import type { CategoryKind, DeskCategory } from './category-kind.ts'

interface Props {
  kind: CategoryKind
  category: CategoryForm
  /** The possible parents of a new category. */
  parents?: readonly DeskCategory[]
  /** Resolves with the stored category. */
  save: (body: CategoryBody, form: CategoryForm) => Promise<CategoryForm>
  reload?: () => Promise<CategoryForm>
}

/** The form for a category's title and the content of its page. */
export function CategorySection({ kind, category, parents, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/categories')
  return (
    <FormSection
      label={t('facts')}
      read={category}
      names={{
        title: t('name'),
        url: t('urlName'),
        description: t('description'),
        photo: t('photo'),
        parent_id: t('parent'),
      }}
      bodyOf={(form) => categoryToSend(kind, form)}
      save={save}
      reload={reload}
      saveLabel={reload ? undefined : t('create')}
    >
      {({ form, isLocked, errorOf, change }) => (
        <>
          <TextInLanguages
            field="title"
            legend={t('name')}
            isRequired="all"
            value={form.title}
            isLocked={isLocked}
            errorOf={errorOf}
            onType={(title, key) => change((now) => ({ ...now, title }), key)}
          />
          {parents && parents.length > 0 ? (
            <ChoiceSelect
              field="parent_id"
              label={t('parent')}
              none={t('top')}
              value={form.parent_id}
              error={errorOf('parent_id')}
              isLocked={isLocked}
              options={parents.map(({ id, title, depth }) => ({ id, name: title, depth }))}
              onChoose={(parent_id) => change((now) => ({ ...now, parent_id }), 'parent_id')}
            />
          ) : null}
          {kind === 'categories' ? (
            <>
              <DerivedField
                id="desk-url"
                name="url"
                label={t('url')}
                hint={t(reload ? 'urlMoves' : 'urlHint')}
                required
                value={form.url}
                derived={urlOf(form)}
                isLocked={isLocked}
                error={errorOf('url')}
                onType={(url) => change((now) => ({ ...now, url }), 'url')}
              />
              <TextInLanguages
                field="description"
                legend={t('description')}
                value={form.description}
                isMultiline
                isLocked={isLocked}
                errorOf={errorOf}
                onType={(description, key) => change((now) => ({ ...now, description }), key)}
              />
              <ImageField
                label={t('photo')}
                hint={t('photoHint')}
                value={form.photo || null}
                isReadOnly={isLocked}
                error={errorOf('photo')}
                onChange={(photo) => change((now) => ({ ...now, photo: photo ?? '' }), 'photo')}
              />
            </>
          ) : null}
        </>
      )}
    </FormSection>
  )
}
