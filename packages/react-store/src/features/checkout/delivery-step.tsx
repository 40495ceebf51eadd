import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Image } from '@shyrdak/blocks/parts/image'
import { isDiscounted } from '@shyrdak/sdk/rules'
import { formatDays, formatMoney, formatSize, localized } from '@shyrdak/sdk/format'
import { cartKey } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { ErrorSummary, fieldAnchor } from './error-summary.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

export function DeliveryStep({ checkout, send, submitted, back }: StepProps) {
  const store = useStore()
  const { language } = store
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const { quote, services, issues } = checkout
  const own = issues.filter(({ path }) => path[0] === 'items')
  return (
    <form
      className="shyrdak-checkout-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        void send({ type: 'delivery.submit' })
      }}
    >
      <StepHead>{t('steps.delivery')}</StepHead>
      <p className="shyrdak-checkout-note">{t('deliveryIntro')}</p>
      <ErrorSummary issues={own} />
      {quote?.lines.map((line, index) => {
        const key = cartKey(line)
        const name = line.name ? localized(line.name, language) : line.line_key
        const path = line.state === 'available' ? `items.${index}.service_id` : `items.${index}`
        const issue = own.find((one) => one.path.join('.') === path)
        const chosen = services.get(key)
        const money = (price: string) =>
          isDiscounted(price) ? formatMoney(price, 'KGS', language) : t('free')
        return (
          <div key={key} className="shyrdak-checkout-parcel" data-path={path} id={fieldAnchor(path)}>
            <div className="shyrdak-checkout-parcel-what">
              {line.photo ? (
                <span className="shyrdak-checkout-photo">
                  <Image photo={store.image(line.photo)} alt="" sizes="72px" />
                </span>
              ) : null}
              <p>
                <strong>{name}</strong>
                <span className="shyrdak-checkout-traits">
                  {[
                    line.color_name && localized(line.color_name, language),
                    formatSize(line.size, language),
                    t('itemsOf', { count: line.count }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <MakingTime goods={line} count={line.count} />
              </p>
            </div>
            {line.state === 'available' && line.services.length > 0 ? (
              <RadioGroup
                id={`${fieldAnchor(path)}-choice`}
                name={`delivery-${index}`}
                variant="rows"
                label={<span className="shyrdak-hidden">{t('deliveryOf', { name })}</span>}
                {...(chosen === undefined ? {} : { value: chosen })}
                onChange={(service_id) => void send({ type: 'delivery.choose', key, service_id })}
                error={issue && textOf(issue)}
                options={line.services.map((service) => ({
                  value: service.id,
                  label: localized(service.name, language),
                  note: `${formatDays(service.days_min, service.days_max, language)} · ${money(service.price)}`,
                }))}
              />
            ) : (
              <Alert
                tone="warning"
                live="off"
                title={line.state === 'available' ? t('noDelivery') : t(`lineTrouble.${line.state}`)}
              >
                <a href={store.link('/order/basket')}>{t('editCart')}</a>
              </Alert>
            )}
          </div>
        )
      })}
      <div className="shyrdak-checkout-actions">
        <Button type="submit" size="large">
          {t('toPayment')}
        </Button>
        <Button tone="quiet" onClick={back}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
