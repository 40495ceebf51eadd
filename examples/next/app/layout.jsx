import '@shyrdak/blocks/styles.css'
import '@shyrdak/react-store/styles.css'
import '@shyrdak/react-store/checkout.css'
import { Shop } from './shop-provider'

export const metadata = { title: 'Felt from Kyrgyzstan', icons: { icon: 'data:,' } }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body className="shyrdak-root">
        <Shop>{children}</Shop>
      </body>
    </html>
  )
}
