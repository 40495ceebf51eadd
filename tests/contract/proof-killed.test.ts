import { prove } from './prove.ts'

prove({
  kill: 'a store killed in mid-order has every order that it confirmed to a shopper',
  postgres: 'a store whose database is killed in mid-order lives on, and has every order that it confirmed',
})
