import { Art } from '#src/ui/art.tsx'

type Labels = Record<'zoneA' | 'zoneB' | 'inspect' | 'approve', string>

/** A document between two security zones, inspected and approved on the way. */
export function DscPoster({ labels }: { labels: Labels }) {
  return (
    <Art viewBox="0 0 540 400">
      <path className="l q" d="M150 332l-1600 800M474 170l1200-600" />
      <clipPath id="art-dsc-zones">
        <path d="M20 28h164v336H20zM356 28h164v336H356z" />
      </clipPath>
      <path className="z" d="M20 28h164v336H20zM356 28h164v336H356z" />
      <path
        className="h q"
        clipPath="url(#art-dsc-zones)"
        d="M20 72l164-82M20 114l164-82M20 156l164-82M20 198l164-82M20 240l164-82M20 282l164-82M20 324l164-82M20 366l164-82M20 408l164-82M356 72l164-82M356 114l164-82M356 156l164-82M356 198l164-82M356 240l164-82M356 282l164-82M356 324l164-82M356 366l164-82M356 408l164-82"
      />
      <path className="d" d="M184 16v360M356 16v360" />
      <path className="l" d="M58 332l324-162M150 332l324-162M58 216l324-162" />
      <g>
        <path className="p" d="M388 54h62l24 24v86a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6v-104a6 6 0 0 1 6-6Z" />
        <path className="o" d="M398 88h60M398 105h60M398 122h60M398 139h32" />
      </g>
      <path className="g" d="M264 116h62l24 24v86a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6v-104a6 6 0 0 1 6-6Z" />
      <path className="h" d="M274 150h60M274 167h32" />
      <circle className="sl" cx="320" cy="200" r="19" />
      <path className="sl" d="m311 200 7 7 12-13" />
      <path className="g" d="M180 158h62l24 24v86a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6v-104a6 6 0 0 1 6-6Z" />
      <path className="h" d="M188 196h64m-64 15h64m-64 15h64m-64 15h64m-64 15h40" />
      <path className="sl" d="M162 218h116" />
      <path className="g" d="M64 216h62l24 24v86a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6v-104a6 6 0 0 1 6-6Z" />
      <path className="h" d="M74 250h60M74 267h60M74 284h60M74 301h32" />
      <text x="32" y="54">
        {labels.zoneA}
      </text>
      <text x="508" y="354" textAnchor="end">
        {labels.zoneB}
      </text>
      <text x="264" y="294" textAnchor="end">
        {labels.inspect}
      </text>
      <text x="348" y="252" textAnchor="end">
        {labels.approve}
      </text>
    </Art>
  )
}
