/** A separate entry point, so that it is fetched in parallel with what needs it. */
export { createRoot, hydrateRoot } from 'react-dom/client'
