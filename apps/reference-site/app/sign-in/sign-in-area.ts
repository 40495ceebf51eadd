/** A page that lets people in. */
export type SignInArea =
  | 'login'
  | 'craftsmanLogin'
  | 'register'
  | 'registerWholesale'
  | 'craftsmanRegister'
  | 'forgotPassword'
  | 'firstPassword'
  | 'recoverPassword'
  | 'confirmEmail'
