import type { Resolvers } from '../../generated/resolvers.ts'
import { findConditions, setConditions } from './conditions.ts'
import { createShare, listShares, revokeShare } from './shares.ts'
import { createSnapshot, deleteSnapshot, listSnapshots, restoreSnapshot } from './snapshots.ts'
import { exportWorkspace, importWorkspace } from './workspace-file.ts'

export const developerResolvers: Resolvers = {
  Query: {
    sandboxConditions: (_, _args, ctx) => findConditions(ctx),
    workspaceSnapshots: (_, _args, ctx) => listSnapshots(ctx),
    workspaceShares: (_, _args, ctx) => listShares(ctx),
    workspaceExport: (_, _args, ctx) => exportWorkspace(ctx),
  },
  Mutation: {
    setSandboxConditions: (_, { input }, ctx) => setConditions(ctx, input),
    createWorkspaceSnapshot: (_, { name }, ctx) => createSnapshot(ctx, name),
    restoreWorkspaceSnapshot: (_, { id }, ctx) => restoreSnapshot(ctx, id),
    deleteWorkspaceSnapshot: (_, { id }, ctx) => deleteSnapshot(ctx, id),
    importWorkspace: (_, { data }, ctx) => importWorkspace(ctx, data),
    createWorkspaceShare: (_, { days }, ctx) => createShare(ctx, days ?? 7),
    revokeWorkspaceShare: (_, { id }, ctx) => revokeShare(ctx, id),
  },
}
