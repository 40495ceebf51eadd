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
  /** What there is so much of to do, with a text of its own below. */
  const todo = (name: keyof Props['next'], icon: IconName, href: string): Step | null =>
    next[name] > 0
      ? { icon, href, title: t(`next.${name}`, { count: next[name] }), text: t(`next.${name}Text`) }
      : null
  const { orders, reviews, goods, company } = CRAFTSMAN_PATHS
  const steps = [
    publication.state === 'returned'
      ? { icon: 'pin' as const, href: company, title: t('next.returned'), text: publication.note }
      : null,
    todo('orders', 'truck', orders),
    todo('messages', 'mail', '#messages'),
    todo('reviews', 'mail', reviews),
    todo('proposals', 'pin', goods),
    missing.length > 0
      ? {
          icon: 'plus' as const,
          href: company,
          title: t('next.page'),
          text: missing.map((part) => t(`missing.${part}`)).join(', '),
        }
      : null,
  ].filter((step) => step !== null)
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
