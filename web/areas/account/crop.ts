/** A square crop of a picture. */

interface Size {
  width: number
  height: number
}

export interface Crop {
  /** 1 for the largest square. */
  zoom: number
  /** The middle, from 0 to 1 of the width and height. */
  x: number
  y: number
}

const maxZoom = 4
const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The square in pixels of the picture, always inside of it. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / zoom
  return { size, left: within(x * width - size / 2, 0, width - size), top: within(y * height - size / 2, 0, height - size) }
}

/** Moves the crop by fractions of its side. */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, size } = cropSquare(picture, crop)
  const moved = { ...crop, x: (left + size / 2 + right * size) / picture.width, y: (top + size / 2 + down * size) / picture.height }
  const square = cropSquare(picture, moved)
  return { ...moved, x: (square.left + size / 2) / picture.width, y: (square.top + size / 2) / picture.height }
}

export const zoomCrop = (crop: Crop, factor: number): Crop => ({ ...crop, zoom: within(crop.zoom * factor, 1, maxZoom) })
