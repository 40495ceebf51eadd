import {
  MEDIA_TYPES,
  ORDER_FILE_BYTES,
  ORDER_FILE_COLUMNS,
  type Issue,
  type OrderFileColumn,
  type OrderFileLine,
} from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { failureOfCall } from '../../parts/failure-of-call.ts'
import type { Store } from '../../store/store.ts'
import { orderFileSdk } from './order-file-sdk.ts'
import { tableKind } from './table-kind.ts'

/** Why a file was not read: a problem with the file, or a failed call. */
export type FileRefusal =
  | { readonly reason: 'unreadable' | 'empty' | 'tooLarge' | 'noCounts' }
  /** `format` is the file extension in upper case, such as `PDF`. */
  | { readonly reason: 'otherKind'; readonly format: string }
  | { readonly reason: 'columns'; readonly columns: readonly OrderFileColumn[] }
  | { readonly reason: 'call'; readonly code: FailureCode; readonly retryAfter: number | null }

export type ReadOrder =
  | { readonly state: 'read'; readonly lines: readonly OrderFileLine[] }
  | { readonly state: 'refused'; readonly refusal: FileRefusal }

/** File extensions of the tables that the store reads. */
const TABLES = ['xlsx', 'csv', 'txt']

/** Has the store read a file. Detects its type from the content, as browsers report it inconsistently. */
export async function readOrderFile(store: Store, file: File): Promise<ReadOrder> {
  if (file.size > ORDER_FILE_BYTES) return { state: 'refused', refusal: { reason: 'tooLarge' } }
  if (file.size === 0) return { state: 'refused', refusal: { reason: 'empty' } }
  const ending = /\.([^.]{1,8})$/.exec(file.name)?.[1]?.toLowerCase() ?? 'xlsx'
  // Any other file, if read as a table, would only be reported as lacking its headings.
  if (!TABLES.includes(ending))
    return { state: 'refused', refusal: { reason: 'otherKind', format: ending.toUpperCase() } }
  const kind = await tableKind(file).catch(() => null)
  if (kind === null) return { state: 'refused', refusal: { reason: 'unreadable' } }
  const type = MEDIA_TYPES[kind]
  try {
    const { wholesale } = await orderFileSdk(store)
    const { lines } = await wholesale.orders.readFile({ body: new File([file], 'order', { type }) })
    return { state: 'read', lines }
  } catch (error) {
    const { code, issues, retryAfter } = failureOfCall(error)
    if (code === 'INVALID') return { state: 'refused', refusal: refusalOf(issues) }
    if (code === 'TOO_LARGE') return { state: 'refused', refusal: { reason: 'tooLarge' } }
    return { state: 'refused', refusal: { reason: 'call', code, retryAfter } }
  }
}

function refusalOf(issues: readonly Issue[]): FileRefusal {
  const missing = issues.filter(({ code }) => code === 'required').map(({ path }) => path[1])
  const columns = ORDER_FILE_COLUMNS.filter((column) => missing.includes(column))
  if (issues.some(({ code }) => code === 'too_big')) return { reason: 'tooLarge' }
  // For example, a workbook with only blank cells.
  if (issues.some(({ path, code }) => path.length === 1 && code === 'required')) return { reason: 'empty' }
  // When only `count` is missing, the table has all its headings but no counts.
  if (columns.length === 1 && columns[0] === 'count' && issues.length === 1) return { reason: 'noCounts' }
  return columns.length > 0 ? { reason: 'columns', columns } : { reason: 'unreadable' }
}
