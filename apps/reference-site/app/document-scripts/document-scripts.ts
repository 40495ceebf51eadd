import { showAccount } from './account.ts'
import { showCartCount } from './cart-count.ts'
import { callCookieConsent } from './cookie-consent.ts'
import { askBeforeCountryChange, callAfterCountryChange } from './country-change.ts'
import { liveFilters } from './filters.ts'
import { liveGallery } from './live-gallery.ts'
import { completePendingAdds } from './pending-adds.ts'
import { answerPresses } from './presses.ts'
import { watchImages } from './images.ts'
import { fillSheets } from './late-content.ts'
import { agreeOnPreferences } from './preferences.ts'
import { ignoreSkippedTransitions } from './skipped-transitions.ts'
import { applyWholeSheets } from './whole-sheets.ts'
import { callUnpaidOrder } from './unpaid-order.ts'
import { callWishlist } from './wishlist.ts'

// Everything that runs on each page at once, without React. Each script enhances markup that also works
// without it.
ignoreSkippedTransitions()
applyWholeSheets()
askBeforeCountryChange()
agreeOnPreferences()
fillSheets()
showAccount()
showCartCount()
completePendingAdds()
watchImages()
liveFilters()
liveGallery()
answerPresses()
callAfterCountryChange()
callCookieConsent()
callUnpaidOrder()
callWishlist()
