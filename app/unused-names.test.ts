import { expect, test } from 'vitest'
import { withoutUnusedNames } from './unused-names.ts'

test.each([
  ['a name nobody asks for', '($R=>$R[0]={a:$R[1]=[$R[2]={}]})', '($R=>$R[0]={a:[{}]})'],
  ['a name that is asked for', '{a:$R[1]={},b:$R[1]}', '{a:$R[1]={},b:$R[1]}'],
  ['names that begin alike', '{a:$R[1]={},b:$R[11]={},c:$R[11]}', '{a:{},b:$R[11]={},c:$R[11]}'],
  ['a name that is compared', 'x=$R[3]==1', 'x=$R[3]==1'],
  ['words that look like names', String.raw`{t:"\"$R[1]=",u:$R[1]={}}`, String.raw`{t:"\"$R[1]=",u:{}}`],
  ['words that end with a stroke', String.raw`{t:"\\",u:$R[2]=[]}`, String.raw`{t:"\\",u:[]}`],
])('%s', (_, script, left) => expect(withoutUnusedNames(script)).toBe(left))
