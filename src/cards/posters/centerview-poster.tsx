import { Art } from '#src/ui/art.tsx'

type Labels = Record<'endpoint' | 'network' | 'gateway' | 'hypervisor' | 'storage', string>

/** Five layers of a desktop cloud; the faulty one is lifted out. */
export function CenterviewPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 78 540 312">
      <path className="l q lo" d="M40 324l-1600 800" />
      <path className="l q" d="M490 99l1200-600" />
      <rect className="g f" x="344" y="102" width="176" height="86" rx="6" />
      <path className="h" d="M344 122h176" />
      <path className="h k" d="M356 168L370 168L386 164L402 172L420 162L438 170L464 161L488 171L508 163" />
      <rect className="g f" x="264" y="142" width="176" height="86" rx="6" />
      <path className="h" d="M264 162h176" />
      <path className="h k" d="M276 208L290 209L306 203L322 211L340 199L358 212L384 202L408 209L428 200" />
      <g>
        <rect className="p" x="184" y="182" width="176" height="86" rx="6" />
        <path className="o" d="M184 202h176" />
        <path className="o k" d="M196 248L210 248L226 241L242 251L260 214L278 252L304 242L328 250L348 240" />
      </g>
      <rect className="g f" x="104" y="222" width="176" height="86" rx="6" />
      <path className="h" d="M104 242h176" />
      <path className="h k" d="M116 288L130 290L146 280L162 293L180 284L198 291L224 278L248 290L268 283" />
      <rect className="g f" x="24" y="262" width="176" height="86" rx="6" />
      <path className="h" d="M24 282h176" />
      <path className="h k" d="M36 328L50 328L66 322L82 332L100 319L118 331L144 323L168 330L188 321" />
      <path className="sl k" d="M40 324L490 99" />
      <circle className="g s0" cx="100" cy="294" r="4" />
      <circle className="g s0" cx="180" cy="254" r="4" />
      <circle className="s s1" cx="260" cy="214" r="6" />
      <circle className="g s0" cx="340" cy="174" r="4" />
      <circle className="g s0" cx="420" cy="134" r="4" />
      <text x="210" y="364">
        {labels.endpoint}
      </text>
      <text x="290" y="324">
        {labels.network}
      </text>
      <text x="370" y="284">
        {labels.gateway}
      </text>
      <text x="450" y="244">
        {labels.hypervisor}
      </text>
      <text x="520" y="208" textAnchor="end">
        {labels.storage}
      </text>
    </Art>
  )
}
