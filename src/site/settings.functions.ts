import { createServerFn } from '@tanstack/react-start'
import { siteEnv } from './env.ts'
import { publicSettings } from './settings.ts'

/** The settings of this deployment, for the root route's loader. */
export const getSettings = createServerFn({ method: 'GET' }).handler(() => publicSettings(siteEnv()))
