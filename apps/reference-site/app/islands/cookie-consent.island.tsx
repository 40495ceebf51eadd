export { CookieConsent as default } from '@shyrdak/react-store/widgets/cookie-consent'
