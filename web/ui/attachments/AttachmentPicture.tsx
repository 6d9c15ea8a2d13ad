/** A stored picture, loaded when it comes into view; the icon of its kind until then. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import type { AttachedFile } from './attached-file.ts'
import { usePicture } from './file-content.ts'
import { FileIcon } from './FileIcon.tsx'

interface AttachmentPictureProps {
  file: AttachedFile
  /** Empty if the name stands beside it. */
  alt?: string
  /** Default: `cover`. */
  fit?: 'cover' | 'contain'
  sx?: SxProps<Theme>
}

export function AttachmentPicture({ file, alt = file.name, fit = 'cover', sx }: AttachmentPictureProps) {
  const frame = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const address = usePicture(file, isNear)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={frame} sx={[{ display: 'grid', placeItems: 'center', overflow: 'hidden' }, sx] as SxProps<Theme>}>
      {address ? (
        <Box component="img" src={address} alt={alt} draggable={false} sx={{ width: 1, height: 1, objectFit: fit, display: 'block' }} />
      ) : address === null ? (
        <FileIcon type={file.type} />
      ) : (
        <Skeleton variant="rectangular" sx={{ width: 1, height: 1 }} />
      )}
    </Box>
  )
}
