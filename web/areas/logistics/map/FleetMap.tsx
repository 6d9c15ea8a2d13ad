/** The fleet on a map that is drawn in the browser, without a tile server. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { positionAt } from '../../../../text/vehicle-route.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useEstimates } from '../simulation.ts'
import type { Vehicle } from '../vehicle-status.ts'
import { clusterPlaces } from './clusters.ts'
import { MapControls, zoomStep } from './MapControls.tsx'
import { MapLabels } from './MapLabels.tsx'
import { MapLegend } from './MapLegend.tsx'
import { ClusterMarker, VehicleMarker } from './Markers.tsx'
import type { Label } from './place-labels.ts'
import { RouteLine } from './RouteLine.tsx'
import { type MapView, type Size, useMapView } from './use-map-view.ts'
import { type Country, type Detail, loadCountries, type Position, project } from './world.ts'
import { WorldLayer } from './WorldLayer.tsx'

export interface FleetMapProps {
  vehicles: Vehicle[]
  selectedId: string | undefined
  hoveredId: string | undefined
  /** It was selected on the map, which need not move for it. */
  isPicked: boolean
  isFollowing: boolean
  isLoading: boolean
  /** Share of the height that the list covers on phones. */
  covered: number
  onSelect: (id: string) => void
  onHover: (id: string | undefined) => void
  /** A person moved the map. */
  onUnfollow: () => void
}

const fineFrom = 5
const followScale = 14
const panStep = 80
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
}

export function FleetMap(props: FleetMapProps) {
  const { vehicles, isLoading, selectedId, hoveredId, isPicked, isFollowing, onSelect, onHover, onUnfollow } = props
  const { t } = useTranslations('logistics')
  const help = useId()
  const [isMoved, setMoved] = useState(false)
  const view = useMapView(() => {
    setMoved(true)
    if (isFollowing) onUnfollow()
  })
  const { attach, transform, size, zoomBy } = view
  const covered = Math.min(props.covered, 0.52) * (size?.height ?? 0)
  const { countries, isFailed } = useCountries(transform.k)
  const progressOf = useEstimates()
  const places = vehicles.map(vehicle => ({ vehicle, ...positionAt(vehicle.stops, progressOf(vehicle), vehicle.deviation) }))
  const selected = places.find(({ vehicle }) => vehicle.id === selectedId)
  const fitAll = (isInstant = false) => view.fit(places.map(project), { isInstant, bottom: covered })
  useCamera(view, { isLoading, selected, isFollowing, isPicked, covered, isMoved, onMoved: () => setMoved(true), fitAll })

  const toScreen = ({ x, y }: Position): Position => ({ x: transform.applyX(x), y: transform.applyY(y) })
  const isInSight = ({ x, y }: Position) => size !== undefined && x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40
  const { clusters, singles } = clusterPlaces(
    places.filter(place => place !== selected),
    transform.k,
  )
  const markers = [...singles, ...(selected ? [selected] : [])]
    .map(place => ({ ...place, at: toScreen(project(place)) }))
    .filter(({ at }) => isInSight(at))
  const groups = clusters.map(cluster => ({ cluster, at: toScreen(project(cluster)) })).filter(({ at }) => isInSight(at))
  const routed = vehicles.filter(({ id }) => id === selectedId || id === hoveredId)

  const keepStill = (act: () => void) => {
    setMoved(true)
    if (isFollowing) onUnfollow()
    act()
  }
  const showAll = () => keepStill(() => fitAll())
  const zoomIn = () => view.zoomBy(zoomStep)
  useKeys({ '+': zoomIn, '=': zoomIn, '-': () => view.zoomBy(1 / zoomStep), '0': showAll })
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || event.target !== event.currentTarget) return
    event.preventDefault()
    keepStill(() => view.panBy(...arrow))
  }

  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <Box
        ref={attach}
        role="region"
        aria-label={t('map.label')}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={press}
        dir="ltr"
        sx={mapStyles}
      >
        {size && countries ? (
          <>
            <svg width={size.width} height={size.height} aria-hidden style={{ display: 'block' }}>
              <g transform={`translate(${transform.x} ${transform.y}) scale(${transform.k})`}>
                <WorldLayer countries={countries} shown={namesInSight(countries, transform, size)} />
              </g>
              {routed.map(vehicle => (
                <RouteLine key={vehicle.id} vehicle={vehicle} progress={progressOf(vehicle)} toScreen={toScreen} />
              ))}
              <MapLabels
                size={size}
                markers={[...markers, ...groups].map(({ at }) => at)}
                cities={cityLabels(vehicles, routed, transform.k, toScreen)}
                countries={countries}
                scale={transform.k}
                toScreen={toScreen}
              />
            </svg>
            {groups.map(({ cluster, at }) => (
              <ClusterMarker
                key={cluster.vehicles.map(({ id }) => id).join()}
                cluster={cluster}
                at={at}
                isHovered={cluster.vehicles.some(({ id }) => id === hoveredId)}
                onOpen={() =>
                  keepStill(() => view.center(project(cluster), { isInstant: false, minScale: cluster.opensAt * 1.05, bottom: covered }))
                }
              />
            ))}
            {markers.map(({ vehicle, at }) => (
              <VehicleMarker
                key={vehicle.id}
                vehicle={vehicle}
                at={at}
                isSelected={vehicle.id === selectedId}
                isHovered={vehicle.id === hoveredId}
                onSelect={() => onSelect(vehicle.id)}
                onHover={isHovered => onHover(isHovered ? vehicle.id : undefined)}
              />
            ))}
          </>
        ) : isFailed ? (
          <Alert severity="warning" sx={{ position: 'absolute', inset: '16px 72px auto 16px' }}>
            {t('map.failed')}
          </Alert>
        ) : (
          <Skeleton variant="rectangular" width="100%" height="100%" />
        )}
      </Box>
      <VisuallyHidden>
        <span id={help}>{t('map.help')}</span>
      </VisuallyHidden>
      <MapControls onZoom={factor => zoomBy(factor)} onFit={showAll} />
      <MapLegend />
    </Box>
  )
}

interface CameraOptions extends Pick<FleetMapProps, 'isLoading' | 'isFollowing' | 'isPicked'> {
  selected: { vehicle: Vehicle; latitude: number; longitude: number } | undefined
  /** In pixels. */
  covered: number
  isMoved: boolean
  onMoved: () => void
  fitAll: (isInstant: boolean) => void
}

/** Moves the map to what was asked for: all vehicles at first, the route of one selected in the list, or one that is followed. */
function useCamera(view: MapView, options: CameraOptions) {
  const { isLoading, selected, isFollowing, isPicked, covered, isMoved, onMoved, fitAll } = options
  const { size } = view
  const id = selected?.vehicle.id
  const isReady = size !== undefined && !isLoading

  const layOut = useEffectEvent(({ width }: Size) => {
    if (width > 0 && !isMoved && !id) fitAll(true)
  })
  useEffect(() => {
    if (size && !isLoading) layOut(size)
  }, [size, isLoading])

  const showRoute = useEffectEvent((wanted: string) => {
    if (selected?.vehicle.id !== wanted || isFollowing || isPicked) return
    view.fit(selected.vehicle.stops.map(project), { isInstant: !isMoved, bottom: covered })
    onMoved()
  })
  useEffect(() => {
    if (isReady && id) showRoute(id)
  }, [isReady, id])

  const follow = useEffectEvent((minScale: number) => {
    if (selected) view.center(project(selected), { isInstant: true, minScale, bottom: covered })
  })
  const followed = isReady && isFollowing ? id : undefined
  useEffect(() => {
    if (followed) follow(followScale)
  }, [followed])
  const place = selected && `${selected.latitude} ${selected.longitude}`
  useEffect(() => {
    if (followed && place) follow(0)
  }, [followed, place])
}

/** The world's countries, in fine detail once it can be seen. */
function useCountries(scale: number) {
  const [loaded, setLoaded] = useState<Partial<Record<Detail, Country[]>>>({})
  const [isFailed, setFailed] = useState(false)
  const detail: Detail = scale > fineFrom ? 'fine' : 'coarse'
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const countries = await loadCountries(detail)
        if (isWanted) setLoaded(before => ({ ...before, [detail]: countries }))
      } catch (error) {
        console.info(error)
        setFailed(true)
      }
    }
    if (!loaded[detail]) void load()
    return () => {
      isWanted = false
    }
  }, [detail, loaded])
  const countries = loaded[detail] ?? loaded.coarse ?? loaded.fine
  return { countries, isFailed: isFailed && !countries }
}

function namesInSight(countries: Country[], transform: MapView['transform'], { width, height }: Size): string {
  const [left, top] = transform.invert([0, 0])
  const [right, bottom] = transform.invert([width, height])
  return countries
    .filter(({ bounds }) => bounds.right >= left && bounds.left <= right && bounds.bottom >= top && bounds.top <= bottom)
    .map(({ name }) => name)
    .join('\n')
}

/** Cities of the routes in sight: those of shown routes always, others from close up. */
function cityLabels(vehicles: Vehicle[], routed: Vehicle[], scale: number, toScreen: (point: Position) => Position): Label[] {
  const labels = new Map<string, Label>()
  const add = (stops: Vehicle['stops']) => {
    for (const stop of stops) {
      const id = `${stop.place} ${stop.latitude}`
      if (!labels.has(id)) labels.set(id, { id, text: stop.place, kind: 'city', ...toScreen(project(stop)) })
    }
  }
  for (const { stops } of routed) add(stops)
  if (scale > 2.5) for (const { stops } of vehicles) add([stops[0], stops.at(-1)].filter(stop => stop !== undefined))
  if (scale > 5) for (const { stops } of vehicles) add(stops)
  return [...labels.values()]
}

const mapStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  return {
    '--land': palette.background.raised,
    '--border': `color-mix(in srgb, ${palette.text.secondary} 34%, ${palette.background.raised})`,
    '--country': palette.text.secondary,
    '--city': palette.text.primary,
    bgcolor: `color-mix(in srgb, ${palette.info.main} 9%, ${palette.background.default})`,
    ...frameStyles,
  }
}

const frameStyles = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
