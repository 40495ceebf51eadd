import { issuesOf, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { NewCategory, NewRetailCategory, slugOf } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'
import type { CategoryKind, DeskCategory } from './category-kind.ts'

const NO_TEXT: LocalizedText = { en: '', ru: '', kg: '' }

/** A category as it is typed. Those of retail goods have pages, and with them all but a title. */
export interface CategoryForm {
  readonly title: LocalizedText
  readonly url: string
  readonly description: LocalizedText
  readonly photo: string | null
  /** Chosen once, for a new one. */
  readonly parent_id: string
}

export const NO_CATEGORY: CategoryForm = {
  title: NO_TEXT,
  url: '',
  description: NO_TEXT,
  photo: null,
  parent_id: '',
}

export const categoryFormOf = (category: DeskCategory): CategoryForm => ({
  ...NO_CATEGORY,
  title: category.title,
  ...('url' in category && {
    url: category.url,
    description: category.description,
    photo: category.photo,
  }),
})

const FIELDS = ['title', 'url', 'description', 'photo', 'parent_id'] as const

/** How many fields differ. */
export const changedCategory = (form: CategoryForm, before: CategoryForm): number =>
  FIELDS.filter((field) => JSON.stringify(form[field]) !== JSON.stringify(before[field])).length

/** By the whole path, `title.ru`. */
export const wrongCategory = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.join('.'), issue]))

/** The address that its title proposes, until somebody types another one. */
export const urlOf = ({ url, title }: CategoryForm): string =>
  url.trim() === '' ? slugOf(title) : url.trim()

export type CategoryBody = NewCategory | NewRetailCategory

/** What is sent, or what is wrong with it. */
export function categoryToSend(kind: CategoryKind, form: CategoryForm): Checked<CategoryBody> {
  const { title, description, photo } = form
  const url = urlOf(form)
  const schema = kind === 'categories' ? NewRetailCategory : NewCategory
  const body = kind === 'categories' ? { title, description, photo, url } : { title }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { body: parsed.data, wrong: null }
  const issues = issuesOf(parsed.error, body).map((issue) =>
    issue.path[0] === 'url' && url === '' ? { path: issue.path, code: 'required' } : issue,
  )
  return { body: null, wrong: wrongCategory(issues) }
}
