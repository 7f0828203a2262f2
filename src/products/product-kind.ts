import { createContext } from 'react'

/** Which pages a layout lays out: the ground of their head, the trail above it and the name of the printed sheet. */
export const ProductKind = createContext<'products' | 'solutions'>('products')
