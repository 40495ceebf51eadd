import './today.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { ResponseOf } from '@shyrdak/sdk/contract'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import type { desk, SetupStep, WaitingCount } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { inOnePiece } from '../../messages/in-one-piece.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskEmpty } from '../desk-empty.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { deskQuery } from '../use-waiting.ts'
import { WAITING_LISTS } from '../waiting-lists.ts'

/** The start page of the desk: everything that waits, and this week's income. */
export function TodayPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/today')
  const query = useQuery(deskQuery(useDeskCall()))
  return (
    <DeskPage title={t('title')}>
      <Loaded query={query}>
        {({ setup, waiting, income }) => (
          <div className="site-today">
            {setup.every(({ is_done }) => is_done) ? null : <SetupSection steps={setup} />}
            <WaitingSection lines={waiting.filter(({ count }) => count > 0)} />
            <IncomeSection income={income} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  )
}

type Steps = ResponseOf<typeof desk.read>['setup']

/** The page of each setup step; server settings have none. */
const SETUP_PATHS: Readonly<Partial<Record<SetupStep, string>>> = {
  category: '/desk/categories/new',
  color: '/desk/colors/new',
  product: '/desk/goods/new',
  home: '/desk/pages/new?template=collection&address=home',
  menus: '/desk/menus',
}

/** The steps that a new store needs before it can sell, in order. */
function SetupSection({ steps }: { steps: Steps }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/today')
  const next = steps.find(({ is_done }) => !is_done)
  return (
    <section className="site-desk-section site-today-setup" aria-labelledby="today-setup">
      <h2 id="today-setup">{t('setup')}</h2>
      <p className="site-desk-note">{t('setupLead')}</p>
      <ol>
        {steps.map(({ name, is_done }) => {
          const path = SETUP_PATHS[name]
          const isNext = next?.name === name ? 'step' : undefined
          return (
            <li key={name} data-done={is_done || undefined}>
              {is_done ? <Icon name="check" label={t('setupDone')} /> : null}{' '}
              {is_done || path === undefined ? (
                <span aria-current={isNext}>{t(`steps.${name}`)}</span>
              ) : (
                <a href={prefix + path} aria-current={isNext}>
                  {t(`steps.${name}`)}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function WaitingSection({ lines }: { lines: readonly WaitingCount[] }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/today')
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting">{t('waiting')}</h2>
      {lines.length === 0 ? (
        <DeskEmpty>{t('nothing')}</DeskEmpty>
      ) : (
        <ul className="site-today-list">
          {lines.map(({ name, count, overdue, since }) => (
            <li key={name} data-overdue={overdue > 0 || undefined}>
              <span className="site-today-count" aria-hidden="true">
                {count}
              </span>
              <a href={prefix + WAITING_LISTS[name].path}>
                {/* The number is also shown next to it, larger. */}
                <span className="shyrdak-hidden">{`${count} `}</span>
                {t(`lines.${name}`, { count })}
              </a>
              <span className="site-today-about">
                {overdue > 0 ? <Badge tone="madder">{t(`overdue.${name}`, { count: overdue })}</Badge> : null}
                {since === null ? null : (
                  <span className="site-desk-note">
                    {t('since', { day: inOnePiece(formatDate(since, language)) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Incomes = ResponseOf<typeof desk.read>['income']

function IncomeSection({ income: { week, last_week, last_week_so_far } }: { income: Incomes }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/today')
  return (
    <section className="site-desk-section" aria-labelledby="today-income">
      <h2 id="today-income">{t('income')}</h2>
      <p className="site-today-sum">{formatSom(week.total)}</p>
      <p className="site-desk-note">{t('lastWeekSoFar', { sum: formatSom(last_week_so_far.total) })}</p>
      <table className="site-today-weeks">
        <thead>
          <tr>
            <th scope="col">
              <span className="shyrdak-hidden">{t('source')}</span>
            </th>
            <th scope="col">{t('thisWeek')}</th>
            <th scope="col">{t('lastWeek')}</th>
          </tr>
        </thead>
        <tbody>
          {(['retail', 'wholesale', 'total'] as const).map((line) => (
            <tr key={line}>
              <th scope="row">{t(`from.${line}`)}</th>
              <td>{formatSom(week[line])}</td>
              <td>{formatSom(last_week[line])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
