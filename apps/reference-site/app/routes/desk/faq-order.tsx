import { FaqOrderPage } from '#desk/faq/faq-order.tsx'

export default FaqOrderPage
