/** The hash of `felt-and-wool`, the password of all demo accounts, to avoid hashing at the first start. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ihmoZUeJpAxv4v71K/xtVA$JJBYaTyHA1SkL0RFgE0tBJoWJxc8AXHiyOTn7xSD4FI'
