import { Art } from '#src/ui/art.tsx'

type Labels = Record<'phone' | 'board' | 'desktop', string>

/** A phone and a board connected to tools on a cloud desktop. */
export function MdwPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 34 540 330">
      <path className="l q lo" d="M70 326l-1600 800" />
      <path className="l q" d="M360 94l1200-600" />
      <path className="l" d="M70 206l224-112M136 206l224-112M136 326l224-112M70 326l224-112" />
      <g>
        <rect className="p" x="250" y="52" width="256" height="176" rx="8" />
        <path className="oo" d="M264 64h5v5h-5zM273 64h5v5h-5zM282 64h5v5h-5z" />
        <path className="o" d="M250 80.5h256" />
        <path
          className="o"
          d="M384 102h50m10 0h34M398 120h40m10 0h20M398 138h72M398 156h28m10 0h34M384 174h20M384 200h86"
        />
        <rect className="o dd" x="294" y="94" width="66" height="120" rx="9" />
      </g>
      <rect className="g m" x="70" y="206" width="66" height="120" rx="9" />
      <path className="m" d="M96 316h14" />
      <path className="h" d="M82 226h42m-42 14h30m-30 14h36" />
      <rect className="g m" x="176" y="286" width="108" height="68" rx="5" />
      <rect className="z h" x="210" y="304" width="38" height="32" rx="2" />
      <path className="h" d="M210 312h-12m12 8h-12m12 8h-12m50-16h12m-12 8h12m-12 8h12" />
      <circle className="s" cx="272" cy="298" r="3.5" />
      <path className="sl k" d="M284 320h46l56-28v-78" />
      <circle className="s" cx="386" cy="228" r="4" />
      <text x="103" y="350" textAnchor="middle">
        {labels.phone}
      </text>
      <text x="230" y="378" textAnchor="middle">
        {labels.board}
      </text>
      <text x="398" y="254">
        {labels.desktop}
      </text>
    </Art>
  )
}
