import { Art } from '#src/ui/art.tsx'

type Labels = Record<'endpoint' | 'gateway' | 'broker' | 'desktop' | 'storage', string>

/** Desktops in the data centre, gateway and broker, endpoint. */
export function MvdaPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 0 548 400">
      <path className="l q" d="M198 324l-1600 800M442 202l1200-600" />
      <rect className="g h" x="364" y="50" width="170" height="106" rx="6" />
      <rect className="g h" x="342" y="61" width="170" height="106" rx="6" />
      <rect className="g h" x="320" y="72" width="170" height="106" rx="6" />
      <path className="l" d="M40 212l232-116M210 212l232-116M210 318l232-116M40 318l232-116" />
      <g>
        <rect className="p" x="272" y="96" width="170" height="106" rx="6" />
        <path className="oo" d="M284 107h5v5h-5zM293 107h5v5h-5zM302 107h5v5h-5z" />
        <path className="o" d="M272 122.5h170M318 122v80M284 138h22m-22 14h16m-16 14h20" />
        <rect className="o" x="332" y="136" width="64" height="46" rx="3" />
        <path className="o" d="M332 147h64" />
        <rect className="p o" x="368" y="154" width="58" height="36" rx="3" />
        <path className="o" d="M368 164h58" />
      </g>
      <rect className="g f" x="164" y="150" width="170" height="106" rx="6" />
      <rect className="g f" x="100" y="182" width="170" height="106" rx="6" />
      <path className="h" d="M114 198v74M126 198v74M138 198v74" />
      <rect className="m" x="28" y="200" width="194" height="130" rx="10" />
      <rect className="d" x="40" y="212" width="170" height="106" rx="6" />
      <path className="m" d="M103 330l-5 24m49-24 5 24M77 354h96" />
      <circle className="s" cx="270" cy="288" r="4" />
      <text x="281" y="305">
        {labels.gateway}
      </text>
      <circle className="s" cx="334" cy="256" r="4" />
      <text x="345" y="273">
        {labels.broker}
      </text>
      <circle className="s" cx="442" cy="202" r="4" />
      <text x="453" y="219">
        {labels.desktop}
      </text>
      <circle className="s" cx="534" cy="50" r="4" />
      <text x="534" y="36" textAnchor="end">
        {labels.storage}
      </text>
      <text x="125" y="376" textAnchor="middle">
        {labels.endpoint}
      </text>
    </Art>
  )
}
