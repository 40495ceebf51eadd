import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../../messages/texts.ts'

/** Says who decided and when; `by` is null when that is no longer known. */
export const moderatedByText = (t: Translate<Texts['desk/list']>, by: string | null, when: string): string =>
  by === null ? t('moderated', { when }) : t('moderatedBy', { by, when })
