/** A line per value, 0 to 100, each on its track. */
export function Gauge({ of }: { of: readonly number[] }) {
  const tops = of.length > 1 ? [4, 10] : [7]
  const lines = (values: readonly number[]) => tops.map((y, index) => `M0 ${y}h${values[index]}`).join('')
  return (
    <svg
      className="scr__gauge"
      width="100"
      height="14"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="scr__track" d={lines(of.map(() => 100))} />
      <path d={lines(of)} />
    </svg>
  )
}
