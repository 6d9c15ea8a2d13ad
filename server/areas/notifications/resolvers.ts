import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { findSchedule, saveSchedule } from './schedule.ts'
import * as notifications from './service.ts'
import { listSettings, saveSettings, type SettingsInput } from './settings.ts'
import './shop.ts'
import './sources.ts'

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_, args, ctx) => notifications.listNotifications(ctx, args),
    notificationSettings: (_, _args, ctx) => listSettings(ctx),
    notificationSchedule: (_, _args, ctx) => findSchedule(ctx),
  },
  Mutation: {
    // The service rejects kinds that can't be turned off.
    saveNotificationSettings: (_, { settings }, ctx) => saveSettings(ctx, settings as SettingsInput),
    saveNotificationSchedule: (_, args, ctx) => saveSchedule(ctx, args),
    markNotification: (_, { id, isRead }, ctx) => notifications.markNotification(ctx, toId(id), isRead),
    markNotifications: (_, { isRead }, ctx) => notifications.markNotifications(ctx, isRead),
    removeNotification: (_, { id }, ctx) => notifications.removeNotification(ctx, toId(id)),
    removeNotifications: (_, _args, ctx) => notifications.removeNotifications(ctx),
  },
  Subscription: { notificationChanges: { subscribe: (_, _args, ctx) => notifications.followNotifications(ctx) } },
}
