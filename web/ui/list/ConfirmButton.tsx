/** A button of the bulk bar that asks first, naming how many it concerns. */
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface AskButtonProps {
  children: string
  title: string
  text: string
  /** The verb on the button of the question. */
  confirm: string
  onConfirm: () => void
}

export function ConfirmButton({ children, ...question }: AskButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog isOpen={isAsking} {...question} onClose={() => setAsking(false)} />
    </>
  )
}
