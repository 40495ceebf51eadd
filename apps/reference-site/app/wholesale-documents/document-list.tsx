import { Badge } from '@shyrdak/blocks/parts/badge'
import type { Paginated } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import './wholesale-documents.css'
import { RoutedPagination } from '../page/routed-pagination.tsx'

interface Props<Row> {
  page: Paginated<Row>
  empty: ReactNode
  renderRow: (row: Row) => ReactNode
}

/** One page of a list of documents, newest first. */
export function DocumentList<Row extends { id: number }>({ page, empty, renderRow }: Props<Row>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  if (page.total === 0) return empty
  return (
    <>
      <ul className="site-documents">
        {page.data.map((one) => (
          <li className="site-document-row" key={one.id}>
            {renderRow(one)}
          </li>
        ))}
      </ul>
      <RoutedPagination
        page={page}
        labels={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (number) => t('page', { number }),
        }}
      />
    </>
  )
}

/** A labelled amount; an open balance is highlighted. */
export function Sum({ name, value, isDue = false }: { name: string; value: string; isDue?: boolean }) {
  return (
    <span className="site-document-sum" data-due={isDue || undefined}>
      <span className="site-document-label">{name}</span>
      <span>{value}</span>
    </span>
  )
}

/** A coloured status, with a label for screen readers. */
export function StatusBadge({
  name,
  tone,
  children,
}: {
  name: string
  tone: 'madder' | 'sage' | 'indigo'
  children: ReactNode
}) {
  return (
    <span className="site-document-status">
      <span className="shyrdak-hidden">{`${name}: `}</span>
      <Badge tone={tone}>{children}</Badge>
    </span>
  )
}
