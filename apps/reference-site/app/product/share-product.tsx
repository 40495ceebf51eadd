import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'

/** Hands the page's address on: by the sheet of the device, or by the clipboard. Shown by the script that does it. */
export function ShareProduct({ name, t }: { name: string; t: Translate<Texts['site/product']> }) {
  return (
    <p className="site-share">
      <button type="button" className="site-link-button" data-share={name}>
        <Icon name="share" />
        {t('share')}
      </button>
      <span role="status" data-share-done={t('linkCopied')} />
    </p>
  )
}
