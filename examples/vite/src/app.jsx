import { StoreProvider } from '@shyrdak/react-store'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { toBuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import { Cart } from '@shyrdak/react-store/widgets/cart'
import { CartBadge } from '@shyrdak/react-store/widgets/cart-badge'

export const App = ({ store, product }) => (
  <StoreProvider store={store}>
    <header>
      <CartBadge />
    </header>
    <main>
      <h1>{product.product.name.en}</h1>
      <BuyBox product={toBuyBoxProduct(product)} />
      <Cart />
    </main>
    <AlertStack />
  </StoreProvider>
)
