import type { HistoryPort } from './ports.ts'

/** For pages whose history is not ours. */
export const NO_HISTORY: HistoryPort = {
  push: () => {},
  current: () => null,
  back: () => {},
  subscribe: () => () => {},
}
