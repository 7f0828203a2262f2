'use client'
import Link from 'next/link'
import w from './words.json'

export const Home = () => <>MARKUP</>
