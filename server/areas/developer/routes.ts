import { z } from 'zod'
import { conditionsSchema } from '../../conditions.ts'
import { instant } from '../../db/tables.ts'
import { del, get, post, put, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { findConditions, setConditions } from './conditions.ts'
import { createShare, listShares, revokeShare, shareDays } from './shares.ts'
import { createSnapshot, deleteSnapshot, listSnapshots, restoreSnapshot, snapshotName } from './snapshots.ts'
import { exportWorkspace, importWorkspace, maxRows } from './workspace-file.ts'

const { latencyMs, errorRate, error, calls } = conditionsSchema.shape
const conditionsDto = named(
  'SandboxConditions',
  z.object({ isOn: z.boolean(), latencyMs: z.int(), errorRate: z.int(), error: error.unwrap(), calls: calls.unwrap() }),
)
const snapshotDto = named(
  'WorkspaceSnapshot',
  z.object({ id: z.string(), name: z.string(), createdAt: instant(), rows: z.int(), bytes: z.int() }),
)
const shareDto = named(
  'WorkspaceShare',
  z.object({ id: z.string(), createdAt: instant(), expiresAt: instant(), lastUsedAt: instant().nullable() }),
)
const replacementDto = named('WorkspaceReplacement', z.object({ created: z.int(), updated: z.int(), deleted: z.int() }))
const file = named(
  'WorkspaceFile',
  z.object({
    format: z.literal('deskwright-workspace'),
    version: z.literal(1),
    exportedAt: z.string().optional(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('Rows by the name of their table'),
  }),
)

/** A workspace of the largest size that an export has, with 40 values a row; the demo data has 18. */
const fileBounds = { bytes: 16 * 1024 * 1024, depth: 40, values: 40 * maxRows }

export const developerRoutes = routesUnder('/api/_workspace', [
  get('/conditions', {
    summary: 'Get the delay and errors of the current session',
    extension: true,
    returns: conditionsDto,
    handler: ctx => findConditions(ctx),
  }),
  put('/conditions', {
    summary: 'Delay the calls of the current session, or let some of them fail',
    extension: true,
    body: z.object({ latencyMs, errorRate, error, calls }),
    returns: conditionsDto,
    handler: (ctx, { body }) => setConditions(ctx, body),
  }),
  get('/snapshots', {
    summary: 'List the snapshots of the workspace, newest first',
    extension: true,
    returns: z.array(snapshotDto),
    handler: ctx => listSnapshots(ctx),
  }),
  post('/snapshots', {
    summary: 'Store the state of the workspace under a name; at most 5',
    extension: true,
    status: 201,
    body: z.object({ name: snapshotName }),
    returns: snapshotDto,
    handler: (ctx, { body }) => createSnapshot(ctx, body.name),
  }),
  post('/snapshots/:id/restore', {
    textIds: true,
    summary: 'Restore a snapshot, as one operation that can be undone',
    extension: true,
    returns: replacementDto,
    handler: (ctx, { params }) => restoreSnapshot(ctx, params.id),
  }),
  del('/snapshots/:id', {
    textIds: true,
    summary: 'Delete a snapshot',
    extension: true,
    handler: (ctx, { params }) => deleteSnapshot(ctx, params.id),
  }),
  get('/export', {
    summary: 'Export all rows of the workspace; at most 20,000',
    extension: true,
    fails: ['tooLarge'],
    returns: file,
    handler: ctx => exportWorkspace(ctx),
  }),
  post('/import', {
    summary: 'Replace the rows of the given tables, as one operation that can be undone',
    extension: true,
    bounds: fileBounds,
    needsAccount: true,
    body: z.looseObject({}),
    returns: replacementDto,
    handler: (ctx, { body }) => importWorkspace(ctx, body),
  }),
  get('/shares', {
    summary: 'List the read-only links to the workspace, newest first',
    extension: true,
    returns: z.array(shareDto),
    handler: ctx => listShares(ctx),
  }),
  post('/shares', {
    summary: 'Create a read-only link to the workspace; at most 10',
    extension: true,
    status: 201,
    body: z.object({ days: shareDays.default(7).describe('Days that it works') }),
    mayBeEmpty: true,
    returns: z.object({ share: shareDto, token: z.string().describe('For the `Authorization` header; shown only once'), url: z.string() }),
    handler: (ctx, { body }) => createShare(ctx, body.days),
  }),
  del('/shares/:id', {
    textIds: true,
    summary: 'Revoke a read-only link',
    extension: true,
    handler: (ctx, { params }) => revokeShare(ctx, params.id),
  }),
])
