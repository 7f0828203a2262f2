import { createFileRoute } from '@tanstack/react-router'
import { LeadPanel } from '#admin/leads/lead-panel.tsx'

export const Route = createFileRoute('/admin/_staff/leads/$id')({ component: LeadPanel })
