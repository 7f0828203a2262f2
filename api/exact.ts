import { type Type, type } from 'arktype'

/** As arktype's `type`, of an object that has no other members than these. */
export function exact<const Definition>(definition: type.validate<Definition>): type.instantiate<Definition> {
  return (type.raw(definition) as Type<object>).onUndeclaredKey('reject') as type.instantiate<Definition>
}
