/** Shows what the page put inside the element, or a message when it is empty. */
export const slotFallback = (message: string) => (
  <slot>
    <p className="shyrdak-embed-message" role="status">
      {message}
    </p>
  </slot>
)
