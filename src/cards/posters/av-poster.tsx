import { Art } from '#src/ui/art.tsx'

type Labels = Record<'login' | 'open' | 'clipboard' | 'alert', string>

/** Session frames in a stack, with the trace of user actions. */
export function AvPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 64 540 334">
      <path className="l q lo" d="M220 358l-1600 800" />
      <path className="l q" d="M532 202l1200-600" />
      <rect className="g f" x="342" y="80" width="190" height="122" rx="6" />
      <path className="h" d="M342 98h190" />
      <rect className="g f" x="290" y="106" width="190" height="122" rx="6" />
      <path className="h" d="M290 124h190" />
      <rect className="g f" x="238" y="132" width="190" height="122" rx="6" />
      <path className="h" d="M238 150h190" />
      <rect className="g f" x="186" y="158" width="190" height="122" rx="6" />
      <path className="h" d="M186 176h190" />
      <rect className="g f" x="134" y="184" width="190" height="122" rx="6" />
      <path className="h" d="M134 202h190" />
      <rect className="g f" x="82" y="210" width="190" height="122" rx="6" />
      <path className="h" d="M82 228h190" />
      <g>
        <rect className="p" x="30" y="236" width="190" height="122" rx="6" />
        <path className="oo" d="M42 245h5v5h-5zM51 245h5v5h-5zM60 245h5v5h-5z" />
        <path
          className="o"
          d="M30 259.5h190M78 259v99M44 278h20m-20 14h14m-14 14h20M94 282h106m-106 16h84m-84 16h98m-98 16h46"
        />
      </g>
      <path className="sl k" d="M122 322L186 276L232 228L306 192L374 182L440 168L500 120" />
      <path className="o k" d="M122 322L186 276" />
      <circle className="oo" cx="122" cy="322" r="3" />
      <circle className="oo" cx="186" cy="276" r="3" />
      <circle className="s" cx="232" cy="228" r="3" />
      <circle className="s" cx="306" cy="192" r="3" />
      <circle className="s" cx="374" cy="182" r="3" />
      <circle className="s" cx="440" cy="168" r="3" />
      <circle className="s" cx="500" cy="120" r="6" />
      <path className="m" d="M220 358v10" />
      <text x="220" y="385">
        {labels.login}
      </text>
      <path className="m" d="M324 306v10" />
      <text x="324" y="333">
        {labels.open}
      </text>
      <path className="m" d="M428 254v10" />
      <text x="428" y="281">
        {labels.clipboard}
      </text>
      <path className="m" d="M532 202v10" />
      <text x="532" y="229" textAnchor="end">
        {labels.alert}
      </text>
    </Art>
  )
}
