/** The cover of a card: a picture among its files, or an address. */
import { AttachmentPicture } from '../../ui/attachments/AttachmentPicture.tsx'
import type { Card } from './board-order.ts'

/** Shows the whole drawing without most of its margin. */
const ratio = '13 / 5'

export const fileCover = (id: string): string => `/api/files/${id}`

/** The file that is the cover, if any. */
export const coverFile = ({ image, files }: Pick<Card, 'image' | 'files'>) => files.find(({ id }) => image === fileCover(id))

export function Cover({ card, isRounded = false }: { card: Pick<Card, 'image' | 'files'>; isRounded?: boolean }) {
  const file = coverFile(card)
  const shape = { display: 'block', width: '100%', aspectRatio: ratio, borderRadius: isRounded ? 8 : 0 } as const
  // Files need the session's token.
  return file ? (
    <div style={{ ...shape, position: 'relative' }}>
      <AttachmentPicture file={file} alt="" sx={{ position: 'absolute', inset: 0, borderRadius: `${shape.borderRadius}px` }} />
    </div>
  ) : (
    <img className="drawing" src={card.image} alt="" draggable={false} loading="lazy" style={{ ...shape, objectFit: 'cover' }} />
  )
}
