/** Groups what happened by the reader's day; each group is named by its first instant. */
export function byDay<Item extends { at: string }>(items: readonly Item[]): [string, Item[]][] {
  const groups = Map.groupBy(items, ({ at }) => new Date(at).toDateString())
  return [...groups.values()].map(group => [group[0]?.at ?? '', group])
}
