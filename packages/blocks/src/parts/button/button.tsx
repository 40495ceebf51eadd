import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

interface ButtonStyle {
  /** Use `primary` once per view, for its main action. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 36, 44 or 52 px high. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Ignores clicks and shows a spinner, without changing the width. */
  busy?: boolean | undefined
  /** Full width of the container. */
  wide?: boolean | undefined
  children: ReactNode
}

type LinkProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle | 'href'> & { href: string }
type NativeButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, keyof ButtonStyle> & { href?: undefined }
export type ButtonProps = LinkProps | NativeButtonProps

/** A button, or with an `href`, a link that looks like one. The default `type` of a button is `button`. */
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
  const attributes = {
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
      <a {...rest} {...attributes}>
        {content}
      </a>
    )
  return (
    <button type="button" {...rest} {...attributes}>
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
