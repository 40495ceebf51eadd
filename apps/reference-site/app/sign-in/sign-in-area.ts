/** The sign-in pages. */
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
