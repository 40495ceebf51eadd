import { messagesIn } from '../messages/messages-in.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

/** The address and contact details of an artisan. */
export function ArtisanContacts({
  profile: { contact, social },
  env,
}: {
  profile: ArtisanProfile
  env: PageEnv
}) {
  const t = messagesIn(env.language, 'site/artisans')
  const { address, phone, email } = contact
  if (!address && !phone && !email && social.length === 0) return null
  return (
    <section className="site-artisan-contacts">
      <Ornament shape="divider" tone="walnut" />
      <h2>{t('contacts')}</h2>
      <dl>
        {address && (
          <div>
            <dt>
              <Icon name="pin" />
              {t('address')}
            </dt>
            <dd>{localized(address, env.language)}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>
              <Icon name="phone" />
              {t('phone')}
            </dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>
              <Icon name="mail" />
              {t('email')}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {social.length > 0 && (
          <div>
            <dt>
              <Icon name="globe" />
              {t('networks')}
            </dt>
            <dd>
              {social.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener nofollow">
                  {name}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
