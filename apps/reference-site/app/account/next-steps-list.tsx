import './next-steps.css'
import { Icon, type IconName } from '@shyrdak/blocks/parts/icon'
import { usePageContext } from '../page/use-page-context.ts'

export interface NextStep {
  icon: IconName
  /** A path without language prefix, or a fragment on the same page. */
  href: string
  title: string
  text?: string | null
  /** The amount of money involved, shown at the end. */
  amount?: string | null
}

interface Props {
  title: string
  steps: readonly NextStep[]
  /** Shown when there is nothing to do. */
  nothing?: string
}

/** A list of next steps in an account, each with a link. */
export function NextStepsList({ title, steps, nothing }: Props) {
  const { prefix } = usePageContext()
  return (
    <section className="site-next" aria-labelledby="next-steps">
      <h2 id="next-steps">{title}</h2>
      {steps.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul>
          {steps.map((step) => (
            <li key={step.title}>
              <a href={step.href.startsWith('#') ? step.href : prefix + step.href}>
                <Icon name={step.icon} />
                <span>
                  <strong>{step.title}</strong>
                  {step.text ? <span className="site-next-text">{step.text}</span> : null}
                </span>
                {step.amount ? <span className="site-next-amount">{step.amount}</span> : null}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
