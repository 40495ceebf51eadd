import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

interface ButtonStyle {
  /** `primary` once a view, for what it is there for. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 36, 44 or 52 px high. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Something is under way: clicks are held back, a spinner stands over the text and the width stays. */
  busy?: boolean | undefined
  /** As wide as what it stands in. */
  wide?: boolean | undefined
  children: ReactNode
}

type LinkProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle | 'href'> & { href: string }
type PressProps = ButtonStyle & Omit<ComponentProps<'button'>, keyof ButtonStyle> & { href?: undefined }
export type ButtonProps = LinkProps | PressProps

/** A button, or a link that looks like one when it has an `href`. A button is of type `button` unless it says so. */
export function Button(props: ButtonProps) {
  const {
    tone = 'primary',
    size = 'medium',
    busy = false,
    wide = false,
    children,
    className,
    ...rest
  } = props
  const look = {
    className: className ? `shyrdak-button ${className}` : 'shyrdak-button',
    'data-tone': tone,
    'data-size': size,
    'data-wide': wide || undefined,
    ...(busy ? BUSY : {}),
  }
  const content = (
    <>
      <span className="shyrdak-button-text">{children}</span>
      {busy ? (
        <span className="shyrdak-button-wait">
          <Spinner />
        </span>
      ) : null}
    </>
  )
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  )
}

const BUSY = {
  'data-busy': true,
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
