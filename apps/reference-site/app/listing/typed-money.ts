import type { Money } from '@shyrdak/sdk/contract'

/** Parses an amount as people type it: `1500`, `1 500`, `1500,5`. Returns null for anything else. */
export function typedMoney(typed: string): Money | null {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, ''))
  return parts ? `${Number(parts[1])}.${(parts[2] ?? '').padEnd(2, '0')}` : null
}
