import { FAQ_TABS } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedFaq } from '@shyrdak/sdk/management'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderPage } from '../sorting/order-page.tsx'
import { faqTabOf } from './faq-form.ts'

/** Sets the order of a section of the FAQ. */
export function FaqOrderPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  const [search] = useSearchParams()
  const tab = faqTabOf(search.get('tab'))
  return (
    <OrderPage
      key={tab}
      title={`${t('order')}: ${t(`tabs.${tab}`)}`}
      ways={
        <>
          <a href={`${prefix}/desk/faq?tab=${tab}`}>{t('back')}</a>
          <a href={`${prefix}/pages/faq`}>{t('inShop')}</a>
        </>
      }
      sections={{
        label: t('tab'),
        // A full page load, so that the browser asks before an unsaved order is lost.
        links: FAQ_TABS.map((one) => ({
          title: t(`tabs.${one}`),
          href: `${prefix}/desk/faq/order?tab=${one}`,
          isChosen: one === tab,
        })),
      }}
      list={managedFaq.list}
      query={{ tab }}
      order={managedFaq.order}
      saved={t('orderSaved')}
      rowOf={({ id, question }) => ({
        name: localized(question, language),
        href: `${prefix}/desk/faq/${id}`,
        note: '',
      })}
    />
  )
}
