/** Which folder may import which (DESIGN: i18n -> site -> upstream, ui -> features -> app). */

const features =
  '^src/(home|products|compare|solutions|news|trial|readiness|downloads|session|company|careers|support|legal|search)/'
const tests = '\\.(test|spec|type-test)\\.tsx?$'

export default {
  forbidden: [
    rule('no-cycles', 'Modules that import each other cannot be understood or loaded one at a time.', {}, { circular: true }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
