import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import a2mSheet from './a2m/a2m.css?url'
import avSheet from './av/av.css?url'
import centerviewSheet from './centerview/centerview.css?url'
import dscSheet from './dsc/dsc.css?url'
import mdwSheet from './mdw/mdw.css?url'
import mvdaSheet from './mvda/mvda.css?url'

/** Screens of the product pages, each with a chunk and a style sheet. */
export const productScreens = {
  mvda: screenPart('screen-mvda', mvdaSheet, async () => (await import('./mvda/mvda-screen.tsx')).MvdaScreen),
  dsc: screenPart('screen-dsc', dscSheet, async () => (await import('./dsc/dsc-screen.tsx')).DscScreen),
  av: screenPart('screen-av', avSheet, async () => {
    return (await import('./av/av-screen.tsx')).AvScreen
  }),
  a2m: screenPart('screen-a2m', a2mSheet, async () => (await import('./a2m/a2m-screen.tsx')).A2mScreen),
  centerview: screenPart('screen-centerview', centerviewSheet, async () => {
    return (await import('./centerview/centerview-screen.tsx')).CenterviewScreen
  }),
  mdw: screenPart('screen-mdw', mdwSheet, async () => (await import('./mdw/mdw-screen.tsx')).MdwScreen),
}
