import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

interface ButtonLook {
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

type LinkProps = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & { href: string }
type PressProps = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook> & { href?: undefined }
export type ButtonProps = LinkProps | PressProps

const holdBack = (event: MouseEvent) => event.preventDefault()

/** A button, or a link that looks like one when it has an `href`. A button is of type `button` unless it says so. */
export function Button(props: ButtonProps) {
  const { tone = 'primary', size = 'medium', busy = false, wide = false, children } = props
  const look = {
    className: 'shyrdak-button',
    'data-tone': tone,
    'data-size': size,
    'data-busy': busy || undefined,
    'data-wide': wide || undefined,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || undefined,
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
  if (props.href !== undefined) {
    const { tone: _tone, size: _size, busy: _busy, wide: _wide, children: _children, ...rest } = props
    return (
      <a
        {...rest}
        {...look}
        className={join(look.className, rest.className)}
        onClick={busy ? holdBack : rest.onClick}
      >
        {content}
      </a>
    )
  }
  const {
    tone: _tone,
    size: _size,
    busy: _busy,
    wide: _wide,
    children: _children,
    href: _href,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      {...look}
      className={join(look.className, rest.className)}
      onClick={busy ? holdBack : rest.onClick}
    >
      {content}
    </button>
  )
}

const join = (own: string, given: string | undefined) => (given ? `${own} ${given}` : own)
