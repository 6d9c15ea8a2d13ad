/** The demo store uses the default settings. */
import { defaultSettings } from '../server/areas/store/defaults.ts'

export const storeSettingsRows = () => [{ id: 1, ...defaultSettings }]
