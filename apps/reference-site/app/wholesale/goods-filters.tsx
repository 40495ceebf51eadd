import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Swatch } from '@shyrdak/blocks/parts/swatch'
import type { Color, WholesaleCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { AccountEmpty } from '../account/account-empty.tsx'
import { scrollToCurrent } from '../account/scroll-to-current.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { listAddress, type GoodsChoice } from './list-address.ts'

interface Props {
  /** The path of the list, such as `/admin/reyestr`. */
  path: string
  choice: GoodsChoice
  categories: readonly WholesaleCategory[]
  colors: readonly Color[]
}

/** The filters of a list of wholesale products: links and a form, so that the URL contains all of them. */
export function GoodsFilters({ path, choice, categories, colors }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const { text, color, category } = choice
  return (
    <div className="site-wholesale-filters">
      <form
        className="site-wholesale-search"
        role="search"
        aria-label={t('find')}
        method="get"
        action={prefix + path}
      >
        {category === undefined ? null : <input type="hidden" name="category" value={category} />}
        {color === undefined ? null : <input type="hidden" name="color" value={color} />}
        <Field
          id="wholesale-text"
          name="text"
          type="search"
          label={t('find')}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" tone="secondary">
          {t('findSubmit')}
        </Button>
      </form>
      <nav className="site-wholesale-categories" aria-label={t('categories')} data-row>
        <ul>
          <li>
            <CategoryLink path={path} choice={choice} id={undefined} title={t('allCategories')} />
          </li>
          {categories.map((one) => (
            <CategoryItem key={one.id} path={path} choice={choice} category={one} />
          ))}
        </ul>
      </nav>
      {colors.length > 1 ? (
        <Swatch
          name="color"
          label={t('color')}
          value={color === undefined ? undefined : String(color)}
          options={colors.map(({ id, name, hex }) => ({
            value: String(id),
            label: localized(name, language),
            color: hex,
            href: prefix + listAddress(path, { ...choice, page: 1, color: id }),
          }))}
        />
      ) : null}
    </div>
  )
}

interface CategoryProps {
  path: string
  choice: GoodsChoice
  category: WholesaleCategory
}

function CategoryItem({ path, choice, category }: CategoryProps) {
  const { language } = usePageContext()
  return (
    <li>
      <CategoryLink
        path={path}
        choice={choice}
        id={category.id}
        title={localized(category.title, language)}
      />
      {category.children.length > 0 ? (
        <ul>
          {category.children.map((child) => (
            <CategoryItem key={child.id} path={path} choice={choice} category={child} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface LinkProps {
  path: string
  choice: GoodsChoice
  /** Undefined for all categories. */
  id: number | undefined
  title: string
}

function CategoryLink({ path, choice: { category, text, color }, id, title }: LinkProps) {
  const { prefix } = usePageContext()
  return (
    <a
      href={prefix + listAddress(path, { category: id, text, color })}
      aria-current={id === category ? 'page' : undefined}
      ref={scrollToCurrent}
    >
      {title}
    </a>
  )
}

interface FoundProps {
  path: string
  choice: GoodsChoice
  total: number
}

/** The number of products found, with a link that clears the filters. */
export function GoodsFound({ path, choice, total }: FoundProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const isNarrowed = choice.text !== undefined || choice.color !== undefined || choice.category !== undefined
  const all = isNarrowed ? (
    <a className="site-wholesale-all" href={prefix + path}>
      {t('clearFilters')}
    </a>
  ) : null
  if (total === 0)
    return (
      <div role="status">
        <AccountEmpty text={isNarrowed ? t('nothingFound') : t('noGoods')}>{all}</AccountEmpty>
      </div>
    )
  return (
    <p className="site-wholesale-note site-wholesale-found">
      <span role="status">{t('goodsFound', { count: total })}</span>
      {all}
    </p>
  )
}
