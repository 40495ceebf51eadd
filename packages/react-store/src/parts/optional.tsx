import { Component, Suspense, type ReactNode } from 'react'

interface OptionalProps {
  readonly children: ReactNode
  /** Rendered until the content is loaded. */
  readonly waiting?: ReactNode
  /** Rendered in place of content that cannot be loaded. */
  readonly otherwise?: ReactNode
}

/**
 * Late content that a widget can do without: when its code or texts cannot be loaded, the rest of the widget stays,
 * which React would otherwise remove from the page. React logs the error.
 */
export class Optional extends Component<OptionalProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override render() {
    return this.state.hasFailed ? (
      this.props.otherwise
    ) : (
      <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>
    )
  }
}
