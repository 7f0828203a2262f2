import { Job, Jobs } from './job.tsx'

export const examples = {
  open: (
    <Jobs>
      <Job title="Frontend engineer" meta="R&D, full time" open>
        <ul>
          <li>Console and portal</li>
        </ul>
      </Job>
      <Job title="Support engineer" meta="Services, full time">
        <p>Find and fix.</p>
      </Job>
    </Jobs>
  ),
}
