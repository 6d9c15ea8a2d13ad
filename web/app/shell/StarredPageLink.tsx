/** A page of the navigation with its star, while it is pointed at or open. */
import Box from '@mui/material/Box'
import { type ComponentProps, useState } from 'react'
import { FavoriteButton } from './FavoriteButton.tsx'
import { NavPageLink } from './NavPageLink.tsx'

/** `isNarrow`: only icons are shown. */
export function StarredPageLink({ isNarrow = false, ...props }: ComponentProps<typeof NavPageLink> & { isNarrow?: boolean }) {
  const { page, current } = props
  const [isPointed, setPointed] = useState(false)
  const hasStar = !isNarrow && (isPointed || current.name === page.name)
  return (
    <Box
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      sx={{ position: 'relative', ...(hasStar && { '& > a': { paddingInlineEnd: 9 } }) }}
    >
      <NavPageLink {...props} />
      {hasStar ? <FavoriteButton name={page.name} /> : null}
    </Box>
  )
}
