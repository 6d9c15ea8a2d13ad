/** A subcategory: dragged by its handle, or moved from its menu. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import type { CategoryHandlers } from './category-types.ts'
import type { OwnCategoryFragment } from './products.generated.ts'

export interface CategoryRowProps {
  category: OwnCategoryFragment
  /** Its current parent, also during a drag. */
  parent: OwnCategoryFragment['parent']
  index: number
  isLast: boolean
  handlers: CategoryHandlers
  /** Drag-and-drop props. */
  drag?: { ref: (element: Element | null) => void; isDragging: boolean }
  handle: Pick<IconButtonProps, 'autoFocus' | 'onFocus' | 'onPointerEnter' | 'ref'>
}

const icon = { size: 20, stroke: 1.75 }

export function CategoryRow({ category, parent, index, isLast, handlers, drag, handle }: CategoryRowProps) {
  const { actions, onEdit, onRemove } = handlers
  const { t, tCount } = useTranslations('products')
  const { wholeMoney } = useStoreFormat()
  const { id, title, image, status, products, revenue } = category
  const isActive = status === 'ACTIVE'
  const choices = [
    { value: 'edit', text: t('edit.action'), icon: <IconPencil {...icon} />, run: () => onEdit(category.id) },
    ...(index > 0
      ? [
          {
            value: 'up',
            text: t('categories.up'),
            icon: <IconArrowUp {...icon} />,
            run: () => void actions.place(category, parent, index - 1),
          },
        ]
      : []),
    ...(isLast
      ? []
      : [
          {
            value: 'down',
            text: t('categories.down'),
            icon: <IconArrowDown {...icon} />,
            run: () => void actions.place(category, parent, index + 1),
          },
        ]),
    isActive
      ? {
          value: 'state',
          text: t('categories.deactivate'),
          icon: <IconEyeOff {...icon} />,
          run: () => void actions.setStatus(category, 'INACTIVE'),
        }
      : {
          value: 'state',
          text: t('categories.activate'),
          icon: <IconEye {...icon} />,
          run: () => void actions.setStatus(category, 'ACTIVE'),
        },
    { value: 'delete', text: t('delete'), icon: <IconTrash {...icon} />, run: () => onRemove(category) },
  ]
  return (
    <Box component="li" ref={drag?.ref} sx={[rowStyles, drag?.isDragging === true && { boxShadow: 4, bgcolor: 'background.paper' }]}>
      <IconButton
        {...handle}
        size="small"
        aria-label={t('categories.drag', { name: title })}
        sx={{ cursor: 'grab', color: 'text.secondary', touchAction: 'none' }}
      >
        <IconGripVertical size={18} stroke={1.75} />
      </IconButton>
      <Avatar variant="rounded" src={image} alt="" sx={{ width: 36, height: 36, ...(!isActive && { opacity: 0.5 }) }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/apps/ecommerce/product/list?category=${parent}&ownCategory=${id}`}
          color="inherit"
          underline="hover"
          variant="body2"
          dir="auto"
          sx={{ display: 'block', fontWeight: 500, textAlign: 'left' }}
        >
          {title}
        </Link>
        <Typography component="div" variant="caption" color="textSecondary">
          {tCount('categories.products', products)}
          {isActive ? null : ` · ${t('categories.inactive')}`}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {wholeMoney(revenue)}
      </Typography>
      <IconMenu
        label={t('categories.more', { name: title })}
        icon={<IconDotsVertical {...icon} />}
        choices={choices.map(({ value, text, icon: sign }) => ({ value, text, icon: sign }))}
        onChoose={chosen => choices.find(({ value }) => value === chosen)?.run()}
      />
    </Box>
  )
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  px: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const
