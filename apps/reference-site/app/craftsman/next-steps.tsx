import './craftsman.css'
import { Icon, type IconName } from '@shyrdak/blocks/parts/icon'
import type { CraftsmanProfile } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS } from './craftsman-paths.ts'
import { missingParts } from './missing-parts.ts'

interface Props {
  person: CraftsmanProfile
  /** How much there is to do. */
  next: { orders: number; reviews: number; proposals: number; messages: number }
}

interface Step {
  icon: IconName
  href: string
  title: string
  text: string | null
}

/** What comes next: orders to move, reviews to answer, and what the workshop’s page lacks. */
export function NextSteps({ person: { profile, publication }, next }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const missing = missingParts(profile)
  const steps: readonly Step[] = [
    ...(publication.state === 'returned'
      ? [
          {
            icon: 'pin' as const,
            href: CRAFTSMAN_PATHS.company,
            title: t('next.returned'),
            text: publication.note,
          },
        ]
      : []),
    ...(next.orders > 0
      ? [
          {
            icon: 'truck' as const,
            href: CRAFTSMAN_PATHS.orders,
            title: t('next.orders', { count: next.orders }),
            text: t('next.ordersText'),
          },
        ]
      : []),
    ...(next.messages > 0
      ? [
          {
            icon: 'mail' as const,
            href: '#messages',
            title: t('next.messages', { count: next.messages }),
            text: t('next.messagesText'),
          },
        ]
      : []),
    ...(next.reviews > 0
      ? [
          {
            icon: 'mail' as const,
            href: CRAFTSMAN_PATHS.reviews,
            title: t('next.reviews', { count: next.reviews }),
            text: t('next.reviewsText'),
          },
        ]
      : []),
    ...(next.proposals > 0
      ? [
          {
            icon: 'pin' as const,
            href: CRAFTSMAN_PATHS.goods,
            title: t('next.proposals', { count: next.proposals }),
            text: t('next.proposalsText'),
          },
        ]
      : []),
    ...(missing.length > 0
      ? [
          {
            icon: 'plus' as const,
            href: CRAFTSMAN_PATHS.company,
            title: t('next.page'),
            text: missing.map((part) => t(`missing.${part}`)).join(', '),
          },
        ]
      : []),
  ]
  return (
    <section className="site-next" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      {steps.length === 0 ? (
        <p>{t('next.nothing')}</p>
      ) : (
        <ul>
          {steps.map(({ icon, href, title, text }) => (
            <li key={title}>
              <a href={href.startsWith('#') ? href : prefix + href}>
                <Icon name={icon} />
                <span>
                  <strong>{title}</strong>
                  {text ? <span className="site-next-text">{text}</span> : null}
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
