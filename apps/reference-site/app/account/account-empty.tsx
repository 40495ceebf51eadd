import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { ReactNode } from 'react'

interface Props {
  text: string
  /** Where to go from here. */
  children?: ReactNode
}

/** A list of an account in which nothing stands yet. */
export function AccountEmpty({ text, children }: Props) {
  return (
    <div className="site-account-empty">
      <Ornament shape="medallion" tone="walnut" />
      <p>{text}</p>
      {children}
    </div>
  )
}
