import './banners.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { FormFields } from '../form/form-section.tsx'
import { ImageField } from '../form/image-field.tsx'
import { LanguageTabs } from '../form/language-tabs.tsx'
import { untranslated } from '../form/missing-texts.ts'
import { TextField } from '../form/text-field.tsx'
import { useTextLanguage } from '../form/use-text-language.ts'
import { AddressField } from '../places/address-field.tsx'
import type { BannerForm } from './banner-form.ts'

/** The fields of a banner. */
export function BannerFields({ form, isLocked, wrong, errorOf, change }: FormFields<BannerForm>) {
  const t = messagesIn(usePageContext().language, 'desk/banners')
  const [shown, setShown] = useTextLanguage(wrong)
  const texts = { id: 'desk-banner', language: shown, isLocked, errorOf }
  return (
    <div className="site-banner-fields">
      <ImageField
        label={t('photo')}
        hint={t('photoHint')}
        value={form.photo || null}
        isReadOnly={isLocked}
        error={errorOf('photo')}
        onChange={(photo) => change((now) => ({ ...now, photo: photo ?? '' }), 'photo')}
      />
      <div className="site-banner-texts">
        <LanguageTabs
          name="desk-banner-language"
          value={shown}
          missing={untranslated(form.title, form.text)}
          onChange={setShown}
        />
        <TextField
          {...texts}
          name="title"
          label={t('bannerTitle')}
          value={form.title}
          onChange={(title, field) => change((now) => ({ ...now, title }), field)}
        />
        <TextField
          {...texts}
          name="text"
          label={t('text')}
          value={form.text}
          rows={3}
          onChange={(text, field) => change((now) => ({ ...now, text }), field)}
        />
        <AddressField
          id="desk-banner-href"
          name="href"
          label={t('href')}
          hint={t('hrefHint')}
          readOnly={isLocked}
          value={form.href}
          error={errorOf('href')}
          onChange={(href) => change((now) => ({ ...now, href }), 'href')}
        />
      </div>
    </div>
  )
}
