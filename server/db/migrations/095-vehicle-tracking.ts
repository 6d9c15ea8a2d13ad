import { sql } from 'kysely'
import { createWorkspaceTable, type Migration, textType } from '../migrate.ts'

/** Regions of the countries where demo vehicles start. */
const regions = {
  AFRICA: ['Egypt', 'Kenya', 'Morocco', 'Nigeria', 'South Africa'],
  ASIA: ['China', 'India', 'Japan', 'Saudi Arabia', 'Thailand', 'Vietnam'],
  NORTH_AMERICA: ['Canada', 'Mexico', 'United States'],
  OCEANIA: ['Australia'],
  SOUTH_AMERICA: ['Argentina', 'Brazil', 'Peru'],
}

/** Regions, deviations, and lost signals of vehicles; daily figures of the fleet. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const table = db.schema.alterTable('vehicles')
  await table.addColumn('region', text, column => column.notNull().defaultTo('EUROPE')).execute()
  await table.addColumn('deviation', 'bigint', column => column.notNull().defaultTo(0)).execute()
  await table.addColumn('signalLostAt', text).execute()
  for (const [region, countries] of Object.entries(regions))
    await sql`update vehicles set region = ${region} where ${sql.ref('startCountry')} in (${sql.join(countries)})`.execute(db)
  // Vehicles are found by their number, too.
  const lineBreak = kind === 'sqlite' ? sql`char(10)` : sql`chr(10)`
  await sql`update vehicles set ${sql.ref('searchText')} = ${sql.ref('searchText')} || ${lineBreak} || location`.execute(db)
  for (const column of ['region', 'deviation', 'signalLostAt', 'eta'])
    await db.schema.createIndex(`vehicles_${column}`).on('vehicles').columns(['workspaceId', column, 'id']).execute()

  // Adds the columns to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const country = kind === 'sqlite' ? sql`json_extract(${row}, '$.startCountry')` : sql`${row}::jsonb ->> 'startCountry'`
    const branches = Object.entries(regions).map(([region, countries]) => sql`when ${country} in (${sql.join(countries)}) then ${region}`)
    const region = sql`case ${sql.join(branches, sql` `)} else 'EUROPE' end`
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.region', ${region}, '$.deviation', 0, '$.signalLostAt', null)`
        : sql`(${row}::jsonb || jsonb_build_object('region', ${region}, 'deviation', 0, 'signalLostAt', null))::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'vehicles' and ${row} is not null`.execute(
      db,
    )
  }

  const figures = ['shipments', 'deliveries', 'onTime', 'hours', 'onRoute', 'warnings', 'deviated', 'late']
  await createWorkspaceTable(db, kind, 'fleetDays', {
    columns: { day: 'text', ...Object.fromEntries(figures.map(figure => [figure, 'integer' as const])) },
    folded: [],
    indexes: [['day']],
  })
}
