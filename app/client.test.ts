import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what client.tsx does in place of hydrateStart is what hydrateStart does', () => {
  const start = 'node_modules/@tanstack/start-client-core/dist/esm/client/hydrateStart.js'
  const [, body = ''] =
    /async function hydrateStart\(\) \{\n(.*?)\n\}/s.exec(readFileSync(start, 'utf8')) ?? []
  // client.tsx: no plugin adapters, no adapter for functions as values, no `defaultSsr`, no basepath of its own
  expect(body.split('\n').map((line) => line.trim())).toMatchInlineSnapshot(`
    [
      "const router = await getRouter();",
      "let serializationAdapters;",
      "if (startInstance) {",
      "const startOptions = await startInstance.getOptions();",
      "startOptions.serializationAdapters = startOptions.serializationAdapters ?? [];",
      "window.__TSS_START_OPTIONS__ = startOptions;",
      "serializationAdapters = startOptions.serializationAdapters;",
      "router.options.defaultSsr = startOptions.defaultSsr;",
      "} else {",
      "serializationAdapters = [];",
      "window.__TSS_START_OPTIONS__ = { serializationAdapters };",
      "}",
      "if (hasPluginAdapters) serializationAdapters.push(...pluginSerializationAdapters);",
      "serializationAdapters.push(ServerFunctionSerializationAdapter);",
      "if (router.options.serializationAdapters) serializationAdapters.push(...router.options.serializationAdapters);",
      "router.update({",
      "basepath: process.env.TSS_ROUTER_BASEPATH,",
      "serializationAdapters",
      "});",
      "if (!router.stores.ids.get().length) await hydrate(router);",
      "return router;",
    ]
  `)
})
