import { Field } from '@shyrdak/blocks/parts/field'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { ImageField } from '../form/image-field.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { ChoiceSelect } from '../goods/choice-select.tsx'
import {
  categoryToSend,
  changedCategory,
  urlOf,
  wrongCategory,
  type CategoryBody,
  type CategoryForm,
} from './category-form.ts'
import type { CategoryKind, DeskCategory } from './category-kind.ts'

interface Props {
  kind: CategoryKind
  category: CategoryForm
  /** Of a new category, in what it may stand. */
  parents?: readonly DeskCategory[]
  /** Resolves with the category as the store has it. */
  save: (body: CategoryBody, form: CategoryForm) => Promise<CategoryForm>
  reload?: () => Promise<CategoryForm>
}

/** What a category is called, and what its page shows. */
export function CategorySection({ kind, category, parents, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/categories')
  const {
    ref,
    form,
    change,
    errorOf,
    wrong: _wrong,
    ...writing
  } = useDeskForm({
    read: category,
    formOf: (read) => read,
    changes: changedCategory,
    isNews: (before, now) => changedCategory(before, now) > 0,
    bodyOf: (typed) => categoryToSend(kind, typed),
    wrongOf: (_, issues) => wrongCategory(issues),
    save,
    ...(reload && { reload }),
  })
  const isLocked = writing.isSaving
  const type = (changes: Partial<CategoryForm>, key: string) => change((now) => ({ ...now, ...changes }), key)
  return (
    <section className="site-desk-section" aria-label={t('facts')}>
      <form ref={ref} noValidate onSubmit={writing.submit}>
        <TextInLanguages
          field="title"
          legend={t('name')}
          isRequired="all"
          value={form.title}
          isLocked={isLocked}
          errorOf={errorOf}
          onType={(title, key) => type({ title }, key)}
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
            onChoose={(parent_id) => type({ parent_id }, 'parent_id')}
          />
        ) : null}
        {kind === 'categories' ? (
          <>
            <Field
              id="desk-url"
              name="url"
              label={t('url')}
              hint={t(reload ? 'urlMoves' : 'urlHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={form.url === '' ? urlOf(form) : form.url}
              readOnly={isLocked}
              error={errorOf('url')}
              onChange={({ currentTarget }) => type({ url: currentTarget.value }, 'url')}
            />
            <TextInLanguages
              field="description"
              legend={t('description')}
              value={form.description}
              isMultiline
              isLocked={isLocked}
              errorOf={errorOf}
              onType={(description, key) => type({ description }, key)}
            />
            <ImageField
              label={t('photo')}
              hint={t('photoHint')}
              value={form.photo}
              isReadOnly={isLocked}
              error={errorOf('photo')}
              onChange={(photo) => type({ photo }, 'photo')}
            />
          </>
        ) : null}
        <SaveBar
          {...writing}
          stale={t('stale')}
          saved={t('saved')}
          {...(!reload && { saveLabel: t('create') })}
        />
      </form>
    </section>
  )
}
