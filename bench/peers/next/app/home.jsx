'use client'
import Link from 'next/link'
import w from './home.json'

export const Home = () => <>MARKUP</>
