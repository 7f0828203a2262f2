import { type Role, roles } from '#api/contract/permissions.ts'
import { useWords } from '#i18n/words.tsx'

/** A choice of one role. */
export function RoleField({ chosen }: { chosen: Role }) {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords } = useWords('admin')
  return (
    <fieldset className="fld">
      <legend>{words.role}</legend>
      <div className="a-seg">
        {roles.map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
            {roleWords[role]}
          </label>
        ))}
      </div>
      <small>{words.needsFactor}</small>
    </fieldset>
  )
}
