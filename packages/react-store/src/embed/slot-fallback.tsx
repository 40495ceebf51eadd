/** Shows the slotted content of the page, or a message when there is none. */
export const slotFallback = (message: string) => (
  <slot>
    <p className="shyrdak-embed-message" role="status">
      {message}
    </p>
  </slot>
)
