import * as z from 'zod/mini'

/** MyDHL API, according to its documentation. */
export const DhlRates = z.object({
  products: z.array(
    z.object({
      productCode: z.string(),
      productName: z.optional(z.string()),
      /** Empty if DHL has no price for it. */
      totalPrice: z.array(
        z.object({
          /** `BILLC`: in the billing currency. */
          currencyType: z.optional(z.string()),
          priceCurrency: z.optional(z.string()),
          price: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
        }),
      ),
      deliveryCapabilities: z.optional(
        z.object({
          estimatedDeliveryDateAndTime: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/))),
        }),
      ),
    }),
  ),
})
