import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { Paginated, Language } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { messagesIn } from '../messages/messages-in.ts'

interface Props {
  /** The element id, which the links of the pagination may target. */
  id: string
  title: string
  goods: Pick<Paginated<unknown>, 'total' | 'current_page' | 'last_page'>
  language: Language
  /** The URL of one page of the list. */
  link: (page: number) => string
  /** The product cards. */
  children: ReactNode
}

/** A list of an artisan's products with heading, count and pagination. Renders nothing when it is empty. */
export function ArtisanGoodsList({ id, title, goods, language, link, children }: Props) {
  const t = messagesIn(language, 'site/artisans')
  if (goods.total === 0) return null
  return (
    <section className="site-works" id={id} aria-labelledby={`${id}-title`}>
      <header className="site-row-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="site-works-count">{t('worksText', { count: goods.total })}</p>
      </header>
      {children}
      <Pagination
        current={goods.current_page}
        last={goods.last_page}
        link={link}
        labels={{
          label: t('pagesOf', { name: title }),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </section>
  )
}
