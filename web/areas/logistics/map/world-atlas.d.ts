// Read as what they are: their inferred types would be as large as the files.
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}

declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}
