/** A QR code, dark on light in either theme, as scanners need. */
import Box from '@mui/material/Box'
import { QRCodeSVG } from 'qrcode.react'

export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <Box sx={{ justifySelf: 'start', p: 3, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'common.white', lineHeight: 0 }}>
    <QRCodeSVG value={text} size={160} role="img" aria-label={label} />
  </Box>
)
