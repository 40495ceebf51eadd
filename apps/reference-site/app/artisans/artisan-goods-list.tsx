import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { Paginated, Language } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { messagesIn } from '../messages/messages-in.ts'

interface Props {
  /** Where it stands in the page; its pages lead there. */
  id: string
  title: string
  goods: Pick<Paginated<unknown>, 'total' | 'current_page' | 'last_page'>
  language: Language
  /** The address of one of its pages. */
  link: (page: number) => string
  /** The cards. */
  children: ReactNode
}

/** Goods of a workshop under a heading that counts them, with pages of their own. Nothing where it has none. */
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
