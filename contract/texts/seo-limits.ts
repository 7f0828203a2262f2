/** Search results cut longer ones, in characters. */
export const seoLimits = { cn: { title: 30, description: 80 }, en: { title: 60, description: 155 } } as const
