/** Shared colors and frame of the drawings. */
import { createHash } from 'node:crypto'

export const tints = ['#E7E7FF', '#DDF3F4', '#FBEBD7', '#F9E1E9', '#E0F0E6', '#E3EDF9']
export const inks = ['#5557D9', '#0B7A84', '#A8641B', '#B24465', '#2B7A52', '#2F6BB0']
export const skins = ['#F2CFB3', '#E0B08C', '#C68E64', '#9E6B46', '#7A4E32', '#F6DCC8']
export const hairs = ['#2B2430', '#4A3226', '#7B4B2A', '#B98A4E', '#5B5B66', '#1F2A3D']

/** Deterministic bytes for a key, to choose by. */
export const bytesOf = (key: string): Uint8Array => createHash('sha256').update(key).digest()

export const pick = <T>(list: readonly T[], byte: number | undefined): T | undefined => list[(byte ?? 0) % list.length]

/** A picture on a 64 grid. */
export const frame = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`
