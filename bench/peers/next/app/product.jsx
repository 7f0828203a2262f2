'use client'
import Link from 'next/link'
import w from './product.json'

export const Product = () => <>MARKUP</>
