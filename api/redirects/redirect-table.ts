export interface RedirectTable {
  id: string
  from_path: string
  /** On this site, with query and fragment. */
  to_path: string
  status: 301 | 302
  version: number
  changed_at: number
}
