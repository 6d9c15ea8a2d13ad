/** The demo store has the settings of a new one. */
import { defaultSettings } from '../server/areas/store/defaults.ts'

export const storeSettingsRows = () => [{ id: 1, ...defaultSettings }]
