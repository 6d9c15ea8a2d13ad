/** Groups entries by day in the reader's time zone; each group is keyed by its first instant. */
export function byDay<Item extends { at: string }>(items: readonly Item[]): [string, Item[]][] {
  const groups = Map.groupBy(items, ({ at }) => new Date(at).toDateString())
  return [...groups.values()].map(group => [group[0]?.at ?? '', group])
}
