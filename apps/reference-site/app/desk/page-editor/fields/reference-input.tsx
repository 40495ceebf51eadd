import type { SelectOption } from '@shyrdak/blocks/parts/select'
import { useStore } from '@shyrdak/react-store'
import { banners, blogCategories, categories, specialCategories, type Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useQuery } from '@tanstack/react-query'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { ChoiceInput } from './choice-input.tsx'
import type { BlockFieldProps } from './use-block-field.ts'

const contract = { banners, blogCategories, categories, specialCategories } as const

/** Indents a name by its level in the tree. */
const indented = (label: string, level: number) => `${'\u00a0\u00a0'.repeat(level)}${label}`

interface Branch {
  readonly id: number
  readonly title: Readonly<Record<Language, string>>
  readonly childrens?: readonly Branch[]
  readonly children?: readonly Branch[]
}

const optionsOf = (branches: readonly Branch[], language: Language, level = 0): SelectOption[] =>
  branches.flatMap(({ id, title, childrens, children }) => [
    { value: String(id), label: indented(localized(title, language), level) },
    ...optionsOf(childrens ?? children ?? [], language, level + 1),
  ])

/** The options of a reference field, by its kind. */
function useReferences(kind: BlockFieldProps['field']['kind']): readonly SelectOption[] {
  const store = useStore()
  const { language } = usePageContext()
  const { data } = useQuery({
    queryKey: ['editor-references', kind, language],
    staleTime: 60_000,
    queryFn: async (): Promise<readonly SelectOption[]> => {
      const sdk = await store.sdk(contract)
      switch (kind) {
        case 'banner':
          return (await sdk.banners.list({ query: { per_page: 250 } })).data.map(({ id, title }) => ({
            value: String(id),
            label: localized(title, language) || String(id),
          }))
        case 'blog_category':
          return (await sdk.blogCategories.list({ query: { locale: language } })).map(({ id, title }) => ({
            value: String(id),
            label: title,
          }))
        case 'retail_category':
          return optionsOf(await sdk.categories.list(), language)
        case 'special_category':
          return optionsOf(await sdk.specialCategories.list(), language)
        default:
          return []
      }
    },
  })
  return data ?? []
}

/** A reference to a banner or a category. */
export function ReferenceInput(props: BlockFieldProps) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { kind } = props.field
  return (
    <ChoiceInput
      {...props}
      options={useReferences(kind)}
      read={Number}
      // Without a section, the block shows the articles of all sections.
      placeholder={t(kind === 'blog_category' ? 'allSections' : 'none')}
    />
  )
}
