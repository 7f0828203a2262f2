import { Rows } from './rows.tsx'

export const examples = {
  links: (
    <Rows>
      <li>
        <a className="row" href="#dsc">
          Files may move
        </a>
      </li>
    </Rows>
  ),
}
