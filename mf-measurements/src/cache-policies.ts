import type { CachePolicies } from '@skep/remote-kit';

export const cachePolicies: CachePolicies = {
  // Hundreds of them come with each period. Without a name they would be new things each time, and Apollo keeps a note
  // for each thing that it ever read.
  Quantity: { keyFields: ['key'] },
  // There is one, which a change of it brings up to date everywhere.
  HeatMapSettings: { keyFields: [] },
};
