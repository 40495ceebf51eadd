import type { NewBanner } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { BannerFields } from './banner-fields.tsx'
import { bannerToSend, type BannerForm } from './banner-form.ts'

interface Props {
  banner: BannerForm
  /** Resolves with the stored banner. */
  save: (body: NewBanner) => Promise<BannerForm>
  reload?: () => Promise<BannerForm>
}

/** The form for a banner's content and link. */
export function BannerSection({ banner, save, reload }: Props) {
  const { language, origin } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  return (
    <FormSection
      label={t('banner')}
      read={banner}
      bodyOf={(form) => bannerToSend(form, origin)}
      save={save}
      reload={reload}
    >
      {(fields) => <BannerFields {...fields} />}
    </FormSection>
  )
}
