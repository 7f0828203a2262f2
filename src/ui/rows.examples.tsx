import { Rows, SolutionRow, solutionRowClass } from './rows.tsx'

export const examples = {
  solutions: (
    <Rows>
      <li>
        <a className={solutionRowClass} href="#dsc">
          <SolutionRow mark="dsc" title="Files may move" places={['Research network', 'Branches']} />
        </a>
      </li>
      <li>
        <a className={solutionRowClass} href="#mvda">
          <SolutionRow mark="mvda" title="Desktops to the screen" places={['Office', 'Counters']} />
        </a>
      </li>
    </Rows>
  ),
}
