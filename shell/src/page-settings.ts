import { parseRegistry, type RegistryDocument } from '@skep/remote-kit/registry';
import * as v from 'valibot';

const settingsSchema = v.object({
  graphqlUrl: v.string(),
  mode: v.picklist(['production', 'demo', 'development']),
  version: v.string(),
  supportEmail: v.optional(v.string()),
  links: v.optional(
    v.object({
      support: v.optional(v.string()),
      website: v.optional(v.string()),
      websiteNl: v.optional(v.string()),
    }),
  ),
  demo: v.optional(v.object({ email: v.string(), password: v.string() })),
});

/** What the server wrote into the page beside the registry. */
export type PageSettings = v.InferOutput<typeof settingsSchema>;

export function readPageSettings(): PageSettings {
  return v.parse(settingsSchema, jsonOf('skep-config'));
}

export function readRegistry(): RegistryDocument {
  return parseRegistry(jsonOf('skep-registry'));
}

function jsonOf(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
