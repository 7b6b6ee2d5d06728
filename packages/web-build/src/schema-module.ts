import type { preset } from '@graphql-codegen/client-preset';
import { printSchema } from 'graphql';

/** The schema as a module of text: tests and stories read it without a loader. */
export const schemaModule: typeof preset = {
  buildGeneratesSection: ({ baseOutputDir, schema, config }) => [
    {
      filename: baseOutputDir,
      schema,
      documents: [],
      config,
      plugins: [{ schema: {} }],
      pluginMap: {
        schema: { plugin: (built) => `export const schema = ${JSON.stringify(printSchema(built))};\n` },
      },
    },
  ],
};
