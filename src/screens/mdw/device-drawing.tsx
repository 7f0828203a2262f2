import type { DeviceId } from './mdw-state.ts'

/** A device as it stands on the rack. */
export function DeviceDrawing({ device }: { device: DeviceId }) {
  if (device === 'board')
    return (
      <svg viewBox="0 0 66 50" aria-hidden="true">
        <rect className="z" x="1" y="1" width="64" height="48" rx="3" />
        <rect x="21" y="14" width="22" height="22" rx="1.5" />
        <path d="M21 19h-5m5 6h-5m5 6h-5m27-12h5m-5 6h5m-5 6h5M26 14V9m6 5V9m6 5V9m-12 27v5m6-5v5m6-5v5M53 6h12v11H53zM10 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m51 35a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0" />
      </svg>
    )
  if (device === 'unit')
    return (
      <svg viewBox="0 0 70 50" aria-hidden="true">
        <rect className="z" x="1" y="1" width="68" height="48" rx="5" />
        <path d="M8.5 6.500h53a2 2 0 0 1 2 2v25a2 2 0 0 1-2 2h-53a2 2 0 0 1-2-2v-25a2 2 0 0 1 2-2M7 29h11l9-10h10l12-12M35 12l5 12-5-3-5 3zM14.7 42.500a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0m47 0a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M21 42.500h6m5 0h6m5 0h6" />
      </svg>
    )
  return (
    <svg viewBox="0 0 44 80" aria-hidden="true">
      <rect className="z" x="1" y="1" width="42" height="78" rx="7" />
      <path d="M10 18h24M10 26h16M10 34h20M10 48h24v14H10zM17 72h10" />
    </svg>
  )
}
