import { Art } from '#src/ui/art.tsx'

type Labels = Record<'pc' | 'mobile', string>

/** Fields of a desktop application, rearranged for a phone. */
export function A2mPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 28 540 368">
      <path className="l q lo" d="M150 358l-1600 800" />
      <path className="l q" d="M508 44l1200-600" />
      <rect className="g m" x="232" y="44" width="276" height="190" rx="8" />
      <path className="h" d="M232 70h276M244 57h10m8 0h10M232 92h276M302 92v142" />
      <path
        className="h q"
        d="M302 114h206M302 134h206M302 154h206M302 174h206M302 194h206M302 214h206M344 94v140M386 94v140M428 94v140M470 94v140M244 108h42m-42 16h34m-34 16h42m-42 16h28m-28 16h38m-38 16h30"
      />
      <rect className="sl k" x="302" y="114" width="42" height="20" rx="2" />
      <rect className="sl k" x="344" y="134" width="42" height="20" rx="2" />
      <rect className="sl k" x="386" y="174" width="42" height="20" rx="2" />
      <path className="sl" d="M302 124L140 233" />
      <path className="sl" d="M344 144L140 269" />
      <path className="sl" d="M386 184L140 305" />
      <g>
        <rect className="p" x="58" y="190" width="92" height="168" rx="12" />
        <rect className="o" x="68" y="220" width="72" height="26" rx="4" />
        <rect className="o" x="68" y="256" width="72" height="26" rx="4" />
        <rect className="o" x="68" y="292" width="72" height="26" rx="4" />
        <path className="o" d="M94 204h20" />
        <path className="oo" d="M72 328h64v18h-64z" />
      </g>
      <circle className="s" cx="140" cy="233" r="4" />
      <circle className="s" cx="140" cy="269" r="4" />
      <circle className="s" cx="140" cy="305" r="4" />
      <text x="508" y="260" textAnchor="end">
        {labels.pc}
      </text>
      <text x="104" y="384" textAnchor="middle">
        {labels.mobile}
      </text>
    </Art>
  )
}
