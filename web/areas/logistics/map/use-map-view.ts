/** Pan and zoom of the map: by pointer, wheel, and pinch, and the moves that buttons and keys make. */
import { select } from 'd3-selection'
import 'd3-transition'
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Position, world, worldWidth } from './world.ts'

export interface Size {
  width: number
  height: number
}

const maxScale = 72
const moveMs = 350
/** How far beyond the world the map can be moved, so that its edges can be in the middle. */
const margin = 320

export interface MapView {
  attach: (element: HTMLDivElement | null) => void
  /** Undefined until the map is laid out. */
  size: Size | undefined
  transform: ZoomTransform
  zoomBy: (factor: number) => void
  panBy: (x: number, y: number) => void
  /** Shows all of the points, above what covers the map's lower part. */
  fit: (points: Position[], options?: { isInstant?: boolean; maxScale?: number; bottom?: number }) => void
  /** Puts the point into the middle. */
  center: (point: Position, options: { isInstant: boolean; minScale: number; bottom?: number }) => void
}

/** `onGesture` is called when a person moves the map. */
export function useMapView(onGesture: () => void): MapView {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [size, setSize] = useState<Size>()
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity)
  const behavior = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null)
  const gesture = useEffectEvent(() => onGesture())

  useEffect(() => {
    if (!element) return undefined
    const made = zoom<HTMLDivElement, unknown>()
      .translateExtent([
        [world.left - margin, world.top - margin],
        [world.right + margin, world.bottom + margin],
      ])
      .on('zoom', event => {
        setTransform(event.transform as ZoomTransform)
        if (event.sourceEvent) gesture()
      })
    behavior.current = made
    const selection = select(element).call(made)
    // A double click on a marker or a label is no wish to zoom.
    selection.on('dblclick.zoom', null)
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      made.scaleExtent([Math.min(width / worldWidth, height / world.bottom) * 0.8, maxScale])
      setSize({ width, height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      selection.on('.zoom', null)
    }
  }, [element])

  const move = (next: ZoomTransform, isInstant: boolean) => {
    if (!element || !behavior.current) return
    const selection = select(element)
    if (isInstant || matchMedia('(prefers-reduced-motion: reduce)').matches) behavior.current.transform(selection.interrupt(), next)
    else behavior.current.transform(selection.transition().duration(moveMs), next)
  }
  const to = ({ x, y }: Position, scale: number, bottom = 0) => {
    const { width = 0, height = 0 } = size ?? {}
    return zoomIdentity.translate(width / 2 - x * scale, (height - bottom) / 2 - y * scale).scale(scale)
  }

  return {
    attach: setElement,
    size,
    transform,
    zoomBy(factor) {
      const { width = 0, height = 0 } = size ?? {}
      const [x, y] = transform.invert([width / 2, height / 2])
      const [min, max] = behavior.current?.scaleExtent() ?? [1, maxScale]
      move(to({ x, y }, Math.min(Math.max(transform.k * factor, min), max)), false)
    },
    panBy(x, y) {
      move(transform.translate(-x / transform.k, -y / transform.k), true)
    },
    fit(points, { isInstant = false, maxScale: most = 16, bottom = 0 } = {}) {
      const { width = 0, height = 0 } = size ?? {}
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      if (points.length === 0) return
      const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      const edge = Math.min(56, width / 8)
      const free = Math.max(height - bottom - 2 * edge, 40)
      const [min] = behavior.current?.scaleExtent() ?? [1]
      const scale = Math.max(min, Math.min((width - 2 * edge) / Math.max(right - left, 0.1), free / Math.max(low - top, 0.1), most))
      move(to({ x: (left + right) / 2, y: (top + low) / 2 }, scale, bottom), isInstant)
    },
    center(point, { isInstant, minScale, bottom }) {
      move(to(point, Math.max(transform.k, minScale), bottom), isInstant)
    },
  }
}
