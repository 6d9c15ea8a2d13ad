import { expect, test } from 'vitest'
import { cropSquare, moveCrop, zoomCrop } from '../../web/areas/account/crop.ts'

const picture = { width: 400, height: 200 }
const middle = { zoom: 1, x: 0.5, y: 0.5 }

test('the first crop is the largest square in the middle', () => {
  expect(cropSquare(picture, middle)).toEqual({ size: 200, left: 100, top: 0 })
})

test('a crop moves by parts of its side, and stays inside the picture', () => {
  expect(cropSquare(picture, moveCrop(picture, middle, 0.25, 0.5))).toEqual({ size: 200, left: 150, top: 0 })
  const far = moveCrop(picture, middle, 9, 9)
  expect(cropSquare(picture, far)).toEqual({ size: 200, left: 200, top: 0 })
  // It moves back at once, however far it was pushed.
  expect(cropSquare(picture, moveCrop(picture, far, -0.5, 0)).left).toBe(100)
})

test('zoom keeps the middle, between 1 and 4', () => {
  const near = zoomCrop(middle, 2)
  expect(cropSquare(picture, near)).toEqual({ size: 100, left: 150, top: 50 })
  expect(zoomCrop(near, 100).zoom).toBe(4)
  expect(zoomCrop(near, 0.01).zoom).toBe(1)
})
