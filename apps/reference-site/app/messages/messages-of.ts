import type { Messages } from '@shyrdak/sdk/messages'

/** Every file in `locales` holds texts. */
export const messagesOf = async (file: Promise<{ default: Messages }>): Promise<Messages> =>
  (await file).default
