import './discounts.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { DiscountStanding, managedDiscounts, type ManagedDiscount } from '@shyrdak/sdk/management'
import { compareMoney, ZERO } from '@shyrdak/sdk/rules'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { manyOf, textFilter } from '../list/list-filter.ts'

type Context = ListContext<'desk/discounts'>

const TONES = { current: 'sage', future: 'indigo', past: 'plain', used_up: 'saffron', off: 'plain' } as const

function termsOf({ kind, percent, sum, minimum }: ManagedDiscount, { t }: Context): string {
  const off = {
    percent: () => t('offPercent', { percent: percent ?? 0 }),
    sum: () => t('offSum', { sum: formatSom(sum ?? ZERO) }),
    free_delivery: () => t('offDelivery'),
  }[kind]()
  return compareMoney(minimum, ZERO) > 0 ? `${off}, ${t('fromMinimum', { sum: formatSom(minimum) })}` : off
}

function daysOf({ valid_from: from, valid_until: until }: ManagedDiscount, { t, language }: Context): string {
  const day = (one: string) => formatDate(one, language, 'short')
  if (from !== null && until !== null) return t('between', { from: day(from), until: day(until) })
  if (from !== null) return t('since', { from: day(from) })
  return until === null ? t('always') : t('until', { until: day(until) })
}

/** The discount codes with their uses, newest first. */
export default defineList({
  rowClass: 'site-discounts-row',
  endpoint: managedDiscounts.list,
  namespace: 'desk/discounts',
  Before: NewCode,
  filters: {
    text: textFilter(({ t }: Context) => t('find')),
    standing: manyOf({
      options: DiscountStanding.options,
      label: ({ t }: Context) => t('standing'),
      all: ({ t }) => t('all'),
      title: (standing, { t }) => t(`standings.${standing}`),
      query: (standing) => (standing.length > 0 ? { standing } : {}),
    }),
  },
  empty: ({ text, standing }, { t }) => (text || standing.length > 0 ? t('empty') : t('none')),
  columns: {
    code: {
      heading: ({ t }) => t('code'),
      width: 'minmax(7rem, 11rem)',
      cell: ({ id, code }, { prefix }) => <a href={`${prefix}/desk/discounts/${id}`}>{code}</a>,
    },
    terms: { label: ({ t }) => t('terms'), width: 'minmax(11rem, 1fr)', cell: termsOf },
    days: { label: ({ t }) => t('days'), width: 'minmax(7rem, 13rem)', cell: daysOf },
    uses: {
      isCount: true,
      width: 'minmax(6rem, 11rem)',
      cell: ({ uses, max_uses: most }, { t }) =>
        most === null ? t('used', { uses }) : t('usedOf', { uses, most }),
    },
    standing: {
      label: ({ t }) => t('standing'),
      width: '9rem',
      cell: ({ standing }, { t }) => <Badge tone={TONES[standing]}>{t(`standings.${standing}`)}</Badge>,
    },
  },
})

function NewCode() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/discounts')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/discounts/new`}>
          {t('add')}
        </Button>
      </p>
    </>
  )
}
