/** TanStack's virtualizer, for lists that `VirtualList` does not cover, such as boards with drag and drop. */
import { useVirtualizer } from '@tanstack/react-virtual'

// React Compiler could not memoize its result, which the linter says at each call; the build does without that compiler.
export const useVirtualRows = useVirtualizer
