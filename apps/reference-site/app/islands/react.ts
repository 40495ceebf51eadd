/** A door of its own, so that it can be fetched beside what needs it. */
export { hydrateRoot } from 'react-dom/client'
