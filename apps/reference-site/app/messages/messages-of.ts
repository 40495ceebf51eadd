import type { Messages } from '@shyrdak/sdk/messages'

/** Unwraps the default export of an imported `locales` file. */
export const messagesOf = async (file: Promise<{ default: Messages }>): Promise<Messages> =>
  (await file).default
